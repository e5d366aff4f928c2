import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClientStore } from '#platform/clients';
import { forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { createProgramScene } from '../authorization/testing/program-scene.ts';
import { programLimit } from './require-program.ts';

const self = '/programs/v1/self';

forEachEngine((engine) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
  });
  afterAll(() => platform.close());
  const scene = createProgramScene(engine.database, () => platform);
  const db = () => engine.database().db;

  describe('a token without a user', () => {
    test('when a unit permits it, then it lives ten minutes, is for programs alone, and cannot be renewed', async () => {
      const { party } = await scene.createProgram(['people.read', 'people.write']);
      const { status, body } = await scene.askToken(party);
      expect([status, body]).toEqual([
        200,
        {
          access_token: expect.any(String),
          token_type: 'Bearer',
          expires_in: 600,
          scope: 'people.read people.write',
        },
      ]);
      const seen = await scene.send('/token/introspection', party, { token: body.access_token });
      expect(seen.body).toMatchObject({
        active: true,
        client_id: party.id,
        aud: `${platform.base}/programs`,
      });
      expect(seen.body).not.toHaveProperty('sub');
      const rows = await db()
        .selectFrom('oidc_payload')
        .selectAll()
        .where('client_id', '=', party.id)
        .execute();
      expect(JSON.stringify(rows)).not.toContain(body.access_token);
      platform.advance(601_000);
      expect((await scene.ask(body.access_token, self)).status).toBe(401);
    });

    test('when fewer scopes are asked for, then it has these; when others, then it is refused', async () => {
      const { party } = await scene.createProgram(['people.read', 'people.write']);
      const { body } = await scene.askToken(party, { scope: 'people.read' });
      expect(body.scope).toBe('people.read');
      expect((await scene.ask(body.access_token, self)).body.scopes).toEqual(['people.read']);
      for (const scope of ['classes.write', 'people.read openid', 'profile'])
        expect([scope, (await scene.askToken(party, { scope })).body.error]).toEqual([
          scope,
          'invalid_scope',
        ]);
    });

    test('when no unit permits it, or the client keeps no secret, then there is none', async () => {
      const party = await scene.createParty({ isFirstParty: false });
      expect((await scene.askToken(party)).body).toMatchObject({ error: 'invalid_request' });
      const open = await scene.createParty({ kind: 'public' });
      await scene.grant(open, (await scene.createUser()).unit.id);
      expect((await scene.askToken(open)).status).toBe(400);
      const { party: known } = await scene.createProgram();
      expect((await scene.askToken({ ...known, secret: 'wrong' })).status).toBe(401);
    });

    test('when one unit permits it, then the token is for that unit, named or not', async () => {
      const { party, unitId } = await scene.createProgram();
      for (const form of [{}, { unit_id: '' }, { unit_id: unitId }]) {
        const { body } = await scene.askToken(party, form);
        expect((await scene.ask(body.access_token, self)).body.unit.unitId).toBe(unitId);
        const seen = await scene.send('/token/introspection', party, { token: body.access_token });
        expect(seen.body.unit_id).toBe(unitId);
      }
    });

    test('when several units permit it, then one is to be named, and the token is for no other', async () => {
      const { party, unitId } = await scene.createProgram(['people.read']);
      const { unitId: otherId } = await scene.createProgram();
      await scene.grant(party, otherId, ['classes.read']);
      const unnamed = await scene.askToken(party);
      expect([unnamed.status, unnamed.body.error]).toEqual([400, 'invalid_request']);
      for (const id of [unitId, otherId]) expect(unnamed.body.error_description).toContain(id);
      const { body } = await scene.askToken(party, { unit_id: otherId });
      expect(body.scope).toBe('classes.read');
      expect((await scene.ask(body.access_token, self)).body).toMatchObject({
        unit: { unitId: otherId },
        scopes: ['classes.read'],
      });
      const wider = await scene.askToken(party, { unit_id: otherId, scope: 'people.read' });
      expect(wider.body.error).toBe('invalid_scope');
    });

    test('when a unit is named that does not permit it, then the refusal says so and nothing else', async () => {
      const { party } = await scene.createProgram();
      const { unitId: stranger } = await scene.createProgram();
      const answers = [];
      for (const unit of [stranger, 'U-nobody', "' or 1=1"])
        answers.push((await scene.askToken(party, { unit_id: unit })).body);
      for (const body of answers)
        expect(body).toEqual({
          error: 'invalid_target',
          error_description: 'the unit of unit_id does not permit this client, or is unknown',
        });
    });

    test('when another server is named, then it is refused, for users too', async () => {
      const { party } = await scene.createProgram();
      const resource = 'https://other.example/';
      expect((await scene.askToken(party, { resource })).body.error).toBe('invalid_target');
      expect((await scene.askToken(party, { resource: `${platform.base}/programs` })).status).toBe(200);
    });

    test('when a client registers by itself, then it cannot ask for that', async () => {
      const token = await platform.authorization().issueInitialAccessToken();
      const answer = await fetch(scene.endpoint('/reg'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          redirect_uris: ['https://a.example/cb'],
          grant_types: ['authorization_code', 'client_credentials'],
        }),
      });
      expect([answer.status, (await answer.json()).error]).toEqual([400, 'invalid_client_metadata']);
    });
  });

  describe('the door', () => {
    test('when a program asks, then it learns for which unit it works', async () => {
      const { token, party, unitId } = await scene.createProgram(['people.read']);
      const { status, body, headers } = await scene.ask(token, self);
      expect([status, body]).toEqual([
        200,
        {
          clientId: party.id,
          unit: { unitId, name: '测试小学', enName: 'Test School' },
          scopes: ['people.read'],
        },
      ]);
      expect(headers.get('cache-control')).toBe('no-store');
    });

    test.each(['', 'x', 'x.y'])(
      'when the token is %j, then 401 and the challenge of bearer tokens',
      async (token) => {
        const { status, headers, body } = await scene.ask(token, self);
        expect(status).toBe(401);
        expect(headers.get('www-authenticate')).toBe(
          token ? 'Bearer realm="programs", error="invalid_token"' : 'Bearer realm="programs"',
        );
        expect(body.error).toBe(token ? 'invalid_token' : 'no_token');
      },
    );

    test('when the token is one that a user gave a client, then it opens nothing here', async () => {
      const browser = await (await scene.createUser()).signIn();
      const party = await scene.createParty();
      const { code, verifier } = await scene.authorize(browser, party);
      const { body } = await scene.redeem(party, { code, verifier });
      expect((await scene.userinfo(body.access_token)).status).toBe(200);
      expect((await scene.ask(body.access_token, self)).status).toBe(401);
      const { token } = await scene.createProgram();
      expect((await scene.userinfo(token)).status).toBe(401);
    });

    test('when the session of an administrator asks, then it is nobody here', async () => {
      const { unit } = await scene.createUser();
      const browser = await scene.createAdministrator(unit.id);
      expect((await browser.get(self)).http).toBe(401);
    });

    test.each([
      ['the client is disabled', { status: 'disabled' as const }],
      ['the client waits again', { status: 'requested' as const }],
    ])('when %s, then its token counts no more at once', async (_what, change) => {
      const { token, party } = await scene.createProgram();
      await createClientStore(db()).change(party.id, 1, change, platform.now());
      expect((await scene.ask(token, self)).status).toBe(401);
    });

    test('when the unit is disabled or switches the client off, then nothing counts until that ends', async () => {
      const { token, party, unitId } = await scene.createProgram();
      const setUnit = (status: 'enabled' | 'disabled') =>
        db().updateTable('unit').set({ status }).where('id', '=', unitId).execute();
      const statusOf = async () => (await scene.ask(token, self)).status;
      await setUnit('disabled');
      expect(await statusOf()).toBe(401);
      await setUnit('enabled');
      await createClientStore(db()).setUnitState(party.id, unitId, 'off');
      expect([await statusOf(), (await scene.askToken(party)).status]).toEqual([401, 400]);
      await createClientStore(db()).setUnitState(party.id, unitId, 'on');
      expect(await statusOf()).toBe(200);
    });

    test('when the unit grants less than before, then the token has less too', async () => {
      const { token, party, unitId } = await scene.createProgram(['people.read', 'people.write']);
      await scene.grant(party, unitId, ['people.read', 'classes.read']);
      expect((await scene.ask(token, self)).body.scopes).toEqual(['people.read']);
    });

    test('when it asks too often, then 429 with a time, from all its addresses together', async () => {
      const { token, party } = await scene.createProgram();
      const other = await scene.createProgram();
      await scene.ask(token, self);
      await db()
        .updateTable('rate_limit')
        .set({ points: programLimit.points - 1 })
        .where('key', '=', `program:${party.id}`)
        .execute();
      const from = (ip: string) => scene.ask(token, self, { headers: { 'x-forwarded-for': ip } });
      expect((await from('10.1.1.1')).status).toBe(200);
      const refused = await from('10.1.1.2');
      expect([refused.status, refused.body.error]).toEqual([429, 'too_many_requests']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await scene.ask(other.token, self)).status).toBe(200);
      platform.advance(61_000);
      expect((await from('10.1.1.2')).status).toBe(200);
    });

    test('when it has asked, then its log says what and how it ended, without the query', async () => {
      const { token, party } = await scene.createProgram();
      await scene.ask(token, `${self}?secret=value`);
      const events = await scene.eventsOf(party);
      expect(events.at(-1)).toBe(`program.success (GET ${self} 200)`);
      expect(events.join()).not.toContain('secret');
    });
  });
});
