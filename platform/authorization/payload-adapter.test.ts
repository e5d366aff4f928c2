import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { describeStore, insertUnitWithUser } from '#platform/testing';
import { createPayloadAdapter } from './payload-adapter.ts';
import { purgeAuthorization } from './purge-authorization.ts';
import { createSessionAdapter } from './session-adapter.ts';

describeStore((engine) => {
  let now: number;
  const clock = (): number => now;
  beforeEach(() => {
    now = Date.parse('2026-09-01T00:00:00Z');
  });
  const deps = () => ({ database: engine.database(), clock });
  const createAdapter = (model: string) => createPayloadAdapter(deps(), model);
  const secondsFromNow = (instant: number | undefined): number =>
    Math.round((instant ?? 0) - Date.now() / 1000);

  const createPortalSession = async (): Promise<string> => {
    const { db } = engine.database();
    const { user } = await insertUnitWithUser(db);
    const id = `ses_${randomUUID()}`;
    const times = { created_at: now, last_used_at: now, expires_at: now + 60_000 };
    await db
      .insertInto('auth_session')
      .values({ id, user_id: user.id ?? '', family: id, client: '', ...times })
      .execute();
    return id;
  };
  const revoke = async (id: string): Promise<void> => {
    const { db } = engine.database();
    await db.updateTable('auth_session').set({ revoked_at: now }).where('id', '=', id).execute();
  };

  describe('what is kept', () => {
    test('when it is saved, then it is found with its id, and saved again it is changed', async () => {
      const [adapter, id] = [createAdapter('AccessToken'), randomUUID()];
      await adapter.upsert(id, { jti: id, scope: 'openid', exp: 1 }, 60);
      await adapter.upsert(id, { jti: id, scope: 'openid unit', exp: 1 }, 60);
      expect(await adapter.find(id)).toMatchObject({ jti: id, scope: 'openid unit' });
      expect(await createAdapter('RefreshToken').find(id)).toBeUndefined();
    });

    test('when the platform’s clock moves, then the end moves with it', async () => {
      const [adapter, id] = [createAdapter('AuthorizationCode'), randomUUID()];
      await adapter.upsert(id, {}, 60);
      now += 50_000;
      expect(secondsFromNow((await adapter.find(id))?.exp)).toBeCloseTo(10, -1);
      now += 60_000;
      expect(secondsFromNow((await adapter.find(id))?.exp)).toBeLessThan(0);
    });

    test('when it is destroyed, or its grant is revoked, then only that is gone', async () => {
      const adapter = createAdapter('RefreshToken');
      const [destroyed, granted, other, grantId] = Array.from({ length: 4 }, () => randomUUID());
      await adapter.upsert(destroyed ?? '', {}, 60);
      await adapter.upsert(granted ?? '', { grantId }, 60);
      await adapter.upsert(other ?? '', { grantId: randomUUID() }, 60);
      await adapter.destroy(destroyed ?? '');
      await adapter.revokeByGrantId(grantId ?? '');
      expect(await adapter.find(destroyed ?? '')).toBeUndefined();
      expect(await adapter.find(granted ?? '')).toBeUndefined();
      expect(await adapter.find(other ?? '')).toBeDefined();
    });

    test('when it is purged, then what expired is gone', async () => {
      const adapter = createAdapter('Interaction');
      const [short, long] = [randomUUID(), randomUUID()];
      await adapter.upsert(short, {}, 10);
      await adapter.upsert(long, {}, 100);
      now += 11_000;
      await purgeAuthorization(deps());
      expect(await adapter.find(short)).toBeUndefined();
      expect(await adapter.find(long)).toBeDefined();
    });
  });

  describe('consuming', () => {
    test('when twenty consume at once, then exactly one succeeds', async () => {
      const [adapter, id] = [createAdapter('AuthorizationCode'), randomUUID()];
      await adapter.upsert(id, {}, 60);
      const results = await Promise.allSettled(Array.from({ length: 20 }, () => adapter.consume(id)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const [refused] = results.filter((result) => result.status === 'rejected');
      expect(refused?.reason).toMatchObject({ error: 'invalid_grant' });
      expect((await adapter.find(id))?.consumed).toBe(now / 1000);
    });

    test('when there is nothing to consume, then it is refused', async () => {
      await expect(createAdapter('AuthorizationCode').consume('none')).rejects.toMatchObject({
        error: 'invalid_grant',
      });
    });
  });

  describe('sessions', () => {
    test('when the portal’s session is revoked, then it and what came from it are gone at that moment', async () => {
      const [uid, token] = [await createPortalSession(), randomUUID()];
      const [sessions, tokens] = [createSessionAdapter(deps()), createAdapter('AccessToken')];
      await sessions.upsert('id-of-session', { uid, accountId: 'a' }, 60);
      await tokens.upsert(token, { sessionUid: uid }, 60);
      expect(await sessions.findByUid(uid)).toBeDefined();
      expect(await tokens.find(token)).toBeDefined();
      await revoke(uid);
      expect(await sessions.findByUid(uid)).toBeUndefined();
      expect(await tokens.find(token)).toBeUndefined();
    });

    test('when it gets a new id, then it stays one session and is found by either', async () => {
      const [uid, id] = [await createPortalSession(), randomUUID()];
      const sessions = createSessionAdapter(deps());
      await sessions.upsert(`${id}-1`, { jti: `${id}-1`, uid }, 60);
      await sessions.destroy(`${id}-1`);
      expect(await sessions.findByUid(uid)).toBeDefined();
      await sessions.upsert(`${id}-2`, { jti: `${id}-2`, uid }, 60);
      expect(await sessions.find(`${id}-1`)).toBeUndefined();
      expect(await sessions.find(`${id}-2`)).toMatchObject({ uid, jti: `${id}-2` });
      expect(await sessions.find(uid)).toMatchObject({ jti: `${id}-2` });
    });

    test('when two requests save it at once, then the clients of both are remembered', async () => {
      const uid = await createPortalSession();
      const sessions = createSessionAdapter(deps());
      await sessions.upsert(uid, { uid }, 60);
      const names = Array.from({ length: 10 }, (_, index) => `client-${index}`);
      await Promise.all(
        names.map((name) => sessions.upsert(uid, { uid, authorizations: { [name]: { sid: name } } }, 60)),
      );
      const { authorizations } = (await sessions.findByUid(uid)) ?? {};
      expect(Object.keys(authorizations ?? {}).sort()).toEqual(names);
    });
  });
});
