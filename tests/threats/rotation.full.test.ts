import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSigningKeys } from '#platform/authorization';
import { createClientSecrets } from '#platform/clients';
import type { PortalDatabase } from '#platform/database';
import { openMigrated, startTestPlatform, type TestClient, type TestPlatform } from '#platform/testing';
import { silentLog } from '#shared/log';
import { ask } from '../../bff/testing/ask.ts';
import { startBff, testKeys } from '../../bff/testing/start-bff.ts';
import { housekeeping } from '../../platform/authorization/lifetimes.ts';
import { createScene } from '../../platform/authorization/testing/scene.ts';
import { openDatabaseOf } from './testing/same-database.ts';
import { keySecret, origin, type RealPortal, startRealPortal } from './testing/start-real-portal.ts';
import { createThirdParties, sandboxDemo } from './testing/third-party.ts';

let portal: RealPortal;
let database: PortalDatabase;
beforeAll(async () => {
  portal = await startRealPortal();
  database = openDatabaseOf(portal);
});
afterAll(async () => {
  await database.close();
  await portal.stop();
});
const parties = createThirdParties(() => portal);

/** Calls again and again until it is stopped; returns every status that came. */
function keepAsking(ask: () => Promise<number>) {
  let isOver = false;
  const statuses: number[] = [];
  const running = (async () => {
    while (!isOver) statuses.push(await ask());
  })();
  return async (): Promise<number[]> => {
    isOver = true;
    await running;
    return statuses;
  };
}

describe('T30 a client secret', () => {
  it('when it is replaced under load, then both count until the old one is removed, and then only the new one', async () => {
    const { sid } = await portal.signIn('t.zhou');
    const { access_token: token } = await parties.getTokens(sid, sandboxDemo);
    const secrets = createClientSecrets(database.db);
    const introspect = async (secret: string | undefined) =>
      (
        await parties.send(
          '/token/introspection',
          { ...sandboxDemo, ...(secret ? { secret } : {}) },
          { token },
        )
      ).status;
    const [old] = await secrets.list(sandboxDemo.id);
    const stopOld = keepAsking(() => introspect(sandboxDemo.secret));
    const added = await secrets.add(sandboxDemo.id, Date.now());
    const stopNew = keepAsking(() => introspect(added.secret));
    for (let i = 0; i < 20; i += 1) await introspect(added.secret);
    const duringOverlap = await stopOld();
    await secrets.remove(sandboxDemo.id, old?.id ?? '', Date.now());
    expect(await introspect(sandboxDemo.secret)).toBe(401);
    const ofNew = await stopNew();
    expect(new Set([...duringOverlap, ...ofNew])).toEqual(new Set([200]));
    expect(Math.min(duringOverlap.length, ofNew.length)).toBeGreaterThan(5);
    await secrets.add(sandboxDemo.id, Date.now(), { secret: sandboxDemo.secret ?? '' });
  });
});

describe('T30 the key that seals sessions', () => {
  const statusAt = async (port: number, sid: string): Promise<number> =>
    (await ask(port, { path: '/api/uaa/oauth/me', sid, headers: { host: new URL(origin).host } })).json
      .status;

  it('when a new key is put before the old one under load, then nobody is signed out; without the old one they are', async () => {
    const { sid } = await portal.signIn('t.zhou');
    const stop = keepAsking(() => statusAt(portal.port, sid));
    const fresh = 'a-fresh-key-of-at-least-32-characters';
    const during = await portal.startBeside([fresh, ...testKeys]);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => statusAt(during.port, sid)));
    expect(new Set([...statuses, ...(await stop())])).toEqual(new Set([200]));
    const after = await portal.startBeside([fresh]);
    expect(await statusAt(after.port, sid)).toBe(401);
    await during.stop();
    await after.stop();
  });
});

describe('T30 the key that signs', () => {
  /** The ways in which a key is replaced, each with the real part of the portal behind it. */
  const ways: Readonly<Record<string, (house: House) => Promise<unknown>>> = {
    'the schedule': ({ platform }) => platform.authorization().rotateOldKeys(),
    'the button of the bureau': async ({ bureau }) => {
      const { body } = await bureau.post('/api/uaa/provider/keys/rotate', {});
      expect(body.code).toBe('ok');
    },
    // A process of its own over the same database, as `npm run portal -- keys rotate` is.
    'the command': ({ platform, database }) =>
      createSigningKeys({ database, clock: platform.now, log: silentLog, keySecrets: [keySecret] }).rotate(),
  };

  it.each(Object.keys(ways))(
    'when %s replaces it under load, then no sign-in, renewal or token fails',
    async (way) => {
      const own = await openMigrated();
      const publicUrl = 'http://portal.test';
      const platform = await startTestPlatform(own, { publicUrl, keySecrets: [keySecret] });
      const bff = await startBff({ upstreamUrl: platform.base, publicUrl, clock: platform.now });
      const scene = createScene(
        () => own,
        () => platform,
      );
      // The first key has become old, and sessions begin after that.
      platform.advance(housekeeping.rotateKeys);
      const party = await scene.createParty();
      const user = await scene.createUser();
      await own.db.updateTable('unit').set({ unit_type: 1 }).where('id', '=', user.unit.id).execute();
      const bureau = await scene.createAdministrator(user.unit.id);
      const { id } = await own.db
        .selectFrom('app_user')
        .select('id')
        .where('unit_id', '=', user.unit.id)
        .where('user_type', '=', 4)
        .executeTakeFirstOrThrow();
      await own.db.insertInto('user_role').values({ user_id: id, role_code: 'XX_SYS_' }).execute();
      const given: { id_token: string; access_token: string; refresh_token: string }[] = [];
      const kids = new Set<string | undefined>();
      let published = 0;

      let browser = await user.signIn();
      /** Takes a user through to renewed tokens; answers with the worst status. */
      const getAndVerify = async (): Promise<number> => {
        const first = await scene.redeem(party, await scene.authorize(browser, party));
        const second = await scene.refresh(party, first.body.refresh_token);
        given.push(first.body, second.body);
        const { json } = await ask(bff.port, { path: '/api/uaa/oidc/jwks' });
        published = json.keys.length;
        for (const { id_token } of given.slice(-6)) {
          kids.add(decodeProtectedHeader(id_token).kid);
          await jwtVerify(id_token, createLocalJWKSet(json), { audience: party.id });
        }
        return Math.max(first.status, second.status);
      };

      for (const step of [0, 1, 2, 3]) {
        const stop = keepAsking(getAndVerify);
        await getAndVerify();
        if (step === 0) await ways[way]?.({ platform, database: own, bureau });
        await platform.authorization().refreshKeys();
        browser = await user.signIn();
        for (let i = 0; i < 2; i += 1) expect(await getAndVerify()).toBe(200);
        expect(new Set(await stop())).toEqual(new Set([200]));
        // Published is the new key at once, so that all have seen it when it signs.
        if (step === 0) expect([kids.size, published]).toEqual([1, 2]);
        // Between the loads: a code does not live through a leap of the clock.
        platform.advance(2 * 60_000);
      }
      expect(kids.size).toBe(2);
      for (const { access_token } of given) {
        const headers = { authorization: `Bearer ${access_token}` };
        expect((await ask(bff.port, { path: '/api/uaa/oidc/me', headers })).status).toBe(200);
      }
      await bff.stop();
      await platform.close();
      await own.close();
    },
  );
});

interface House {
  readonly platform: TestPlatform;
  readonly database: PortalDatabase;
  readonly bureau: TestClient;
}
