import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildUnit, buildUser, forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { accountAt, createVisitor, portalUrl } from './testing/school-scene.ts';
import { openStubProvider, type StubBehaviour, stubParty } from './testing/stub-provider.ts';

const refused = { status: 400, code: 'invalid_grant', data: null };
const sentence =
  '统一登录暂时无法使用，请用密码登录|||This way to sign in does not work now. Please use your password';
const html: NonNullable<StubBehaviour['answers']['token']> = (_request, response) => {
  response.setHeader('content-type', 'text/html').end('<h1>Blocked by the network</h1>');
};
const error: typeof html = (_request, response) => {
  response.writeHead(503).end('busy');
};
const silence: typeof html = () => undefined;

forEachEngine((engine) => {
  let stub: Awaited<ReturnType<typeof openStubProvider>>;
  let portal: TestPlatform;
  const logged: string[] = [];
  const unit = buildUnit();
  beforeEach(async () => {
    stub = await openStubProvider();
    const { db } = engine.database();
    await db
      .insertInto('unit')
      .values(unit)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('app_user')
      .values(buildUser({ unit_id: unit.id, external_id: 'n-1' }))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    portal = await startTestPlatform(engine.database(), {
      publicUrl: portalUrl,
      withProvider: false,
      socialAccounts: { school: accountAt({ issuer: stub.issuer, party: stubParty }, unit.id) },
      log: (event, fields) => logged.push(`${event} ${JSON.stringify(fields)} ${detailOf(fields?.error)}`),
    });
  });
  afterEach(async () => {
    await portal.close();
    await stub.close();
  });

  const detailOf = (failure: unknown) =>
    failure instanceof Error && 'detail' in failure ? failure.detail : '';
  /** Begins, goes there, and comes back with what is changed. */
  const come = async (change: Record<string, string> = {}, visitor = createVisitor(portal)) => {
    const page = await visitor.comeBack(stub.authorize(await visitor.begin(), change));
    return { visitor, page, answer: await visitor.redeem(page) };
  };
  const isIn = async ({ client }: ReturnType<typeof createVisitor>): Promise<boolean> =>
    (await client.get('/api/uaa/oauth/me')).body.status === 200;

  test('when all is as it should be, then the account is open, and the code came with its verifier', async () => {
    const { visitor, answer } = await come();
    expect(answer.code).toBe('ok');
    expect(await isIn(visitor)).toBe(true);
    const [body] = stub.redeemed;
    expect(Object.fromEntries(body ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'c-1',
      redirect_uri: `${portalUrl}/api/uaa/social/school/return`,
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(JSON.stringify(logged)).not.toContain(stubParty.secret);
  });

  describe('what comes back', () => {
    test('T25: when another browser brings it, then nobody is signed in, and it is spent', async () => {
      const victim = createVisitor(portal);
      await victim.begin();
      const attacker = createVisitor(portal);
      const page = await attacker.comeBack(stub.authorize(await attacker.begin()));
      expect(await victim.redeem(page)).toMatchObject(refused);
      expect(await isIn(victim)).toBe(false);
      expect(await attacker.redeem(page)).toMatchObject(refused);
      expect(stub.redeemed).toEqual([]);
    });

    test('T25: when it comes a second time, then nobody is signed in', async () => {
      const { visitor, page } = await come();
      await visitor.client.post('/api/uaa/oauth/logout');
      expect(await visitor.redeem(page)).toMatchObject(refused);
      expect(stub.redeemed).toHaveLength(1);
    });

    test('when the code is one of another sign-in, then its verifier is another one', async () => {
      await come();
      await come();
      const [first, second] = stub.redeemed.map((body) => body.get('code_verifier'));
      expect(first).not.toBe(second);
    });

    test('when the provider refuses the code, then it is over', async () => {
      stub.behave({
        answers: {
          token: (_request, response) =>
            response
              .writeHead(400, { 'content-type': 'application/json' })
              .end('{"error":"invalid_grant","error_description":"used"}'),
        },
      });
      expect((await come()).answer).toMatchObject(refused);
    });

    test('when the address names another issuer, then nobody is signed in', async () => {
      const { visitor, answer } = await come({ iss: 'https://evil.example' });
      expect(answer).toMatchObject({ status: 502, code: 'upstream_invalid', message: sentence });
      expect(stub.redeemed).toEqual([]);
      expect(await isIn(visitor)).toBe(false);
    });

    test('when the provider says that it names itself, and it did not, then nobody is signed in', async () => {
      stub.behave({ metadata: { authorization_response_iss_parameter_supported: true } });
      expect((await come()).answer.code).toBe('upstream_invalid');
      expect((await come({ iss: stub.issuer })).answer.code).toBe('ok');
    });

    test('when the user refused there, then the page gets the state alone', async () => {
      const visitor = createVisitor(portal);
      const state = new URL(await visitor.begin()).searchParams.get('state');
      const back = `${portalUrl}/api/uaa/social/school/return?error=access_denied&state=${state}`;
      expect((await visitor.comeBack(back)).search).toBe(`?state=${state}`);
    });

    test('when the way back is opened without a sign-in, then it leads nowhere else', async () => {
      const back = `${portalUrl}/api/uaa/social/school/return?redirect_uri=//evil.example&code=c&state=s`;
      expect((await createVisitor(portal).comeBack(back)).search).toBe('?state=s&code=c');
    });
  });

  describe('the id token', () => {
    test.each<[string, Partial<StubBehaviour>]>([
      ['has another nonce', { claims: { nonce: 'n-of-somebody' } }],
      ['has no nonce', { claims: { nonce: undefined } }],
      ['is of another issuer', { claims: { iss: 'https://evil.example' } }],
      ['is for another client', { claims: { aud: 'another' } }],
      ['is over', { claims: { exp: 1 } }],
      ['has no signature', { signs: 'nobody' }],
      ['is signed by somebody else', { signs: 'somebody else' }],
      ['is signed with the client secret', { signs: 'the client secret' }],
      ['has no external id', { claims: { sub: undefined } }],
      ['has a list as external id', { claims: { sub: ['n-1'] } }],
      ['has an external id that is too long', { claims: { sub: 'n'.repeat(65) } }],
    ])('when it %s, then nobody is signed in, and a sentence says so', async (_, change) => {
      stub.behave(change);
      const { visitor, answer } = await come();
      expect(answer).toMatchObject({ status: 502, code: 'upstream_invalid', message: sentence });
      expect(await isIn(visitor)).toBe(false);
    });

    test('when the provider signs with a new key, then that counts at once', async () => {
      expect((await come()).answer.code).toBe('ok');
      await stub.rotateKeys();
      expect((await come()).answer.code).toBe('ok');
    });
  });

  describe('a provider that does not answer as one', () => {
    test.each<[string, Partial<StubBehaviour>, string]>([
      ['answers a page', { answers: { metadata: html } }, 'upstream_invalid'],
      ['is busy', { answers: { metadata: error } }, 'upstream_unavailable'],
      ['is silent', { answers: { metadata: silence } }, 'upstream_timeout'],
      ['calls itself another', { metadata: { issuer: 'https://evil.example' } }, 'upstream_invalid'],
    ])(
      'when it %s at the beginning, then the form says so, and it is asked again',
      async (_, change, code) => {
        stub.behave(change);
        const { client } = createVisitor(portal);
        const begun = await client.post('/api/uaa/social/transaction/begin', { provider: 'school' });
        expect(begun.body).toMatchObject({ code, message: sentence });
        stub.behave({});
        expect((await come()).answer.code).toBe('ok');
      },
    );

    test.each<[string, Partial<StubBehaviour>, string]>([
      ['answers a page for a token', { answers: { token: html } }, 'upstream_invalid'],
      ['is busy', { answers: { token: error } }, 'upstream_unavailable'],
      ['is silent', { answers: { token: silence } }, 'upstream_timeout'],
      ['answers a page for its keys', { answers: { keys: html } }, 'upstream_invalid'],
    ])('when it %s at the end, then that is said, and nobody is signed in', async (_, change, code) => {
      stub.behave(change);
      const { visitor, answer } = await come();
      expect(answer).toMatchObject({ code, message: sentence });
      expect(await isIn(visitor)).toBe(false);
      expect(logged.join()).not.toContain('id_token');
    });

    test('when it is away, then that is said', async () => {
      const visitor = createVisitor(portal);
      const page = await visitor.comeBack(stub.authorize(await visitor.begin()));
      await stub.close();
      expect(await visitor.redeem(page)).toMatchObject({ code: 'upstream_unavailable', message: sentence });
      stub = await openStubProvider();
    });

    test('when it names addresses inside the school, then they are not called', async () => {
      stub.behave({ metadata: { token_endpoint: 'http://10.0.0.1/token' } });
      expect((await come()).answer.code).toBe('upstream_unavailable');
      expect(logged.at(-1)).toContain('egress refused');
    });
  });
});
