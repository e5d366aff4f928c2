import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#platform/identity';
import {
  buildUser,
  forEachEngine,
  insertUnitWithUser,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#platform/testing';
import { createProgramScene } from '../authorization/testing/program-scene.ts';

const folder = '/api/uaa/clients/program';
const self = '/programs/v1/self';
const password = 'Demo2026';

forEachEngine((engine) => {
  let platform: TestPlatform;
  let hash: string;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
    hash = await hashPassword(password);
  });
  afterAll(() => platform.close());
  const scene = createProgramScene(engine.database, () => platform);
  const db = () => engine.database().db;

  const signIn = async (loginName: string): Promise<TestClient> => {
    const browser = platform.createClient();
    const { body } = await browser.post('/api/uaa/oauth/login', { username: loginName, password });
    expect(body.code).toBe('ok');
    return browser;
  };
  /** An administrator of a unit, who holds its role. */
  const addKeeper = async (unitId: string): Promise<TestClient> => {
    const user = buildUser({ unit_id: unitId, user_type: 4, password_hash: hash });
    await db().insertInto('app_user').values(user).execute();
    await db().insertInto('user_role').values({ user_id: user.id, role_code: 'XX_SYS_' }).execute();
    return signIn(user.login_name);
  };
  const openUnit = async (unitType: 1 | 2 = 2) => {
    const { unit } = await insertUnitWithUser(db(), {}, { unit_type: unitType });
    return { unitId: unit.id, keeper: await addKeeper(unit.id) };
  };
  const grant = async (who: TestClient, clientId: string, unitId: string, scopes: string[]) =>
    (await who.postJson(`${folder}/grant`, { clientId, unitId, scopes })).body;
  const end = async (who: TestClient, clientId: string, unitId: string) =>
    (await who.post(`${folder}/withdraw`, { clientId, unitId })).body;
  const detailsOf = async (who: TestClient, clientId: string) =>
    (await who.get(`${folder}?clientId=${clientId}`)).body;
  const tokenOf = async (party: Parameters<typeof scene.askToken>[0], unitId?: string) =>
    String((await scene.askToken(party, unitId ? { unit_id: unitId } : {})).body.access_token);

  describe('a client that works without a user', () => {
    test('when the administrator of a unit permits it, then it works for that unit until she ends it', async () => {
      const { unitId, keeper } = await openUnit();
      const party = await scene.createParty({ isFirstParty: false });
      expect((await detailsOf(keeper, party.id)).data).toMatchObject({
        grants: [],
        isElsewhere: false,
        units: [{ unitId }],
        scopes: expect.arrayContaining([{ name: 'people.read', text: expect.anything() }]),
      });
      expect((await grant(keeper, party.id, unitId, ['people.read', 'people.read'])).code).toBe('ok');
      const { grants } = (await detailsOf(keeper, party.id)).data;
      expect(grants).toEqual([
        expect.objectContaining({
          unit: expect.objectContaining({ unitId }),
          scopes: ['people.read'],
          isOpen: true,
        }),
      ]);
      const token = await tokenOf(party);
      expect((await scene.ask(token, self)).body.unit.unitId).toBe(unitId);
      expect((await end(keeper, party.id, unitId)).code).toBe('ok');
      expect((await scene.ask(token, self)).status).toBe(401);
      expect((await scene.askToken(party)).status).toBe(400);
      await grant(keeper, party.id, unitId, ['people.read']);
      expect((await scene.ask(token, self)).status).toBe(401);
      const lines = await db()
        .selectFrom('auth_audit')
        .select(['event', 'detail'])
        .where('detail', 'like', `${party.id}%`)
        .orderBy('at')
        .orderBy('event')
        .execute();
      expect(lines).toEqual([
        { event: 'program_granted', detail: `${party.id}: people.read in ${unitId}` },
        { event: 'program_granted', detail: `${party.id}: people.read in ${unitId}` },
        { event: 'program_withdrawn', detail: `${party.id}: in ${unitId}` },
      ]);
    });

    test('when scopes change, then tokens of before end at once', async () => {
      const { unitId, keeper } = await openUnit();
      const party = await scene.createParty({ isFirstParty: false });
      await grant(keeper, party.id, unitId, ['people.read', 'people.write']);
      const token = await tokenOf(party);
      await grant(keeper, party.id, unitId, ['people.read']);
      expect((await scene.ask(token, self)).status).toBe(401);
      expect((await scene.ask(await tokenOf(party), self)).body.scopes).toEqual(['people.read']);
    });

    test('when it works for one unit, then another neither sees which one, nor changes nor ends it', async () => {
      const [one, other, bureau] = [await openUnit(), await openUnit(), await openUnit(1)];
      const party = await scene.createParty({ isFirstParty: false });
      await grant(one.keeper, party.id, one.unitId, ['people.read']);
      expect((await detailsOf(other.keeper, party.id)).data).toMatchObject({
        grants: [],
        isElsewhere: true,
      });
      expect((await grant(other.keeper, party.id, one.unitId, ['people.write'])).code).toBe('forbidden');
      expect((await end(other.keeper, party.id, one.unitId)).code).toBe('forbidden');
      expect((await detailsOf(bureau.keeper, party.id)).data.grants).toEqual([
        expect.objectContaining({ isOpen: true }),
      ]);
      expect((await end(bureau.keeper, party.id, one.unitId)).code).toBe('ok');
      expect((await grant(bureau.keeper, party.id, other.unitId, ['people.read'])).code).toBe('ok');
    });

    test('when two units permit it, then each decides about its own, and tokens of the other live on', async () => {
      const [one, other] = [await openUnit(), await openUnit()];
      const owner = buildUser({ unit_id: one.unitId, password_hash: hash });
      await db().insertInto('app_user').values(owner).execute();
      const party = await scene.createParty({ isFirstParty: false, ownerUserIds: [owner.id] });
      await grant(one.keeper, party.id, one.unitId, ['people.read']);
      await grant(other.keeper, party.id, other.unitId, ['people.read', 'messages.write']);
      const seenBy = async (who: TestClient) => {
        const { grants, isElsewhere } = (await detailsOf(who, party.id)).data;
        const seen = grants.map((each: { unit: { unitId: string }; isOpen: boolean }) => [
          each.unit.unitId,
          each.isOpen,
        ]);
        return [Object.fromEntries(seen), isElsewhere];
      };
      expect(await seenBy(one.keeper)).toEqual([{ [one.unitId]: true }, true]);
      expect(await seenBy(other.keeper)).toEqual([{ [other.unitId]: true }, true]);
      expect(await seenBy(await signIn(owner.login_name))).toEqual([
        { [one.unitId]: false, [other.unitId]: false },
        false,
      ]);
      const tokens = {
        one: await tokenOf(party, one.unitId),
        other: await tokenOf(party, other.unitId),
      };
      const statuses = async () => [
        (await scene.ask(tokens.one, self)).status,
        (await scene.ask(tokens.other, self)).status,
      ];
      expect(await statuses()).toEqual([200, 200]);
      await grant(one.keeper, party.id, one.unitId, ['classes.read']);
      expect(await statuses()).toEqual([401, 200]);
      expect((await end(other.keeper, party.id, other.unitId)).code).toBe('ok');
      await grant(other.keeper, party.id, other.unitId, ['people.read']);
      expect(await statuses()).toEqual([401, 401]);
      expect((await scene.ask(await tokenOf(party, one.unitId), self)).body.scopes).toEqual(['classes.read']);
    });

    test('when an owner is no administrator, then she reads it and changes nothing', async () => {
      const { unitId, keeper } = await openUnit();
      const owner = buildUser({ unit_id: unitId, password_hash: hash });
      await db().insertInto('app_user').values(owner).execute();
      const party = await scene.createParty({ isFirstParty: false, ownerUserIds: [owner.id] });
      await grant(keeper, party.id, unitId, ['people.read']);
      const browser = await signIn(owner.login_name);
      expect((await detailsOf(browser, party.id)).data).toMatchObject({
        grants: [{ unit: { unitId }, isOpen: false }],
        units: [],
      });
      expect((await grant(browser, party.id, unitId, ['people.write'])).code).toBe('forbidden');
      expect((await end(browser, party.id, unitId)).code).toBe('forbidden');
    });

    test('when it keeps no secret, waits, or is asked for unknown scopes, then nothing is granted', async () => {
      const { unitId, keeper } = await openUnit();
      const open = await scene.createParty({ kind: 'public', isFirstParty: false });
      expect((await grant(keeper, open.id, unitId, ['people.read'])).code).toBe('conflict');
      expect((await detailsOf(keeper, open.id)).data.units).toEqual([]);
      const waiting = await scene.createParty({ status: 'requested' });
      expect((await grant(keeper, waiting.id, unitId, ['people.read'])).code).toBe('not_found');
      const party = await scene.createParty();
      for (const scopes of [['root'], ['people.read', 'openid'], []])
        expect((await grant(keeper, party.id, unitId, scopes)).code).not.toBe('ok');
      expect((await grant(keeper, party.id, 'U-nobody', ['people.read'])).code).toBe('forbidden');
      expect((await end(keeper, party.id, unitId)).code).toBe('not_found');
    });
  });
});
