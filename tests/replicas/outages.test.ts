import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findMissingServices, type Replicas, startReplicas } from '../processes/start-replicas.ts';
import { getCode, redeem, subjectOf } from './testing/code-flow.ts';
import { createRandom } from './testing/random.ts';
import { runStorm, type Storm } from './testing/storm.ts';
import { createVisitor } from './testing/visitor.ts';
import { waitUntilReady } from './testing/wait-until-ready.ts';

const rounds = 6;
const limitMs = 240_000;
const refreshPath = '/api/uaa/oauth/refresh';
const missing = await findMissingServices();

describe.skipIf(missing.length > 0)('two BFFs over one Redis, two platforms over one PostgreSQL', () => {
  let portal: Replicas;
  beforeAll(async () => {
    portal = await startReplicas();
  }, 90_000);
  afterAll(() => portal.stop());

  const everybody = () => [portal.redis, ...portal.bffs, ...portal.platforms];
  const startWhatIsDown = async () => {
    await Promise.all(everybody().flatMap((program) => (program.pid() ? [] : [program.start()])));
    await waitUntilReady(
      portal.url,
      portal.bffs.map(({ port }) => port),
    );
  };
  beforeEach(startWhatIsDown);

  const storm = async (seed: number, strike: (random: () => number) => Promise<void>) => {
    const random = createRandom(seed);
    const order: Storm = {
      url: portal.url,
      random,
      rounds,
      strike: () => strike(random),
      recover: startWhatIsDown,
    };
    const { kept, of } = await runStorm(order);
    expect(kept).toBeGreaterThan(rounds);
    return { kept, of };
  };
  const signedIn = async (username: string) => {
    const visitor = createVisitor(portal.url);
    expect((await visitor.signIn(username)).json.status).toBe(200);
    return visitor;
  };
  /** Ends the connections of this test's platforms, as a restart of PostgreSQL does; nobody else's. */
  const endConnections = async (): Promise<number> => {
    const own = new URL(portal.databaseUrl).searchParams.get('application_name');
    const client = new pg.Client({ connectionString: portal.databaseUrl });
    await client.connect();
    const { rowCount } = await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [own],
    );
    await client.end();
    return rowCount ?? 0;
  };

  it('when any one of the four is killed at any moment, then what was acknowledged is there and nobody is signed out', {
    timeout: limitMs,
  }, async () => {
    const servers = [...portal.bffs, ...portal.platforms];
    const { kept, of } = await storm(20_263, async (random) =>
      servers[Math.floor(random() * servers.length)]?.kill(),
    );
    expect(kept).toBeLessThan(of);
  });

  it('when Redis is killed at any moment and comes back, then every session is there, and meanwhile nobody is called signed out', {
    timeout: limitMs,
  }, async () => {
    await storm(20_264, async () => {
      const visitor = await signedIn('t.wu').catch(() => undefined);
      await portal.redis.kill();
      for (const { port } of portal.bffs) {
        const reply = await visitor?.get('/bff/session', port);
        // What a BFF has read half a second ago still counts.
        if (reply) expect([200, 503]).toContain(reply.status);
        // It really was away: everything may have been said before or after.
        const probe = createVisitor(portal.url);
        expect((await probe.get('/readyz', port)).status).toBe(503);
      }
      await portal.redis.start();
    });
  });

  it('when PostgreSQL ends all connections at any moment, then nothing that was acknowledged is lost and no process dies', {
    timeout: limitMs,
  }, async () => {
    const pids = everybody().map((program) => program.pid());
    let ended = 0;
    await storm(20_265, async () => {
      ended += await endConnections();
    });
    expect(ended).toBeGreaterThan(rounds);
    expect(everybody().map((program) => program.pid())).toEqual(pids);
  });

  it.each([
    ['the BFF that asked is killed', async () => portal.bffs[0]?.kill(), undefined],
    ['the platform that answered is killed', async () => portal.platforms[0]?.kill(), 200],
    ['the line breaks', async () => undefined, 200],
  ])(
    'when the tokens were renewed and the answer is lost because %s, then the user stays signed in, and the next renewals work',
    { timeout: limitMs },
    async (_, strike, status) => {
      const visitor = await signedIn('t.zhou');
      const [here] = portal.bffs;
      portal.middle.loseAnswer(refreshPath, async () => strike());
      // A BFF that lives asks once more, by the same name.
      const answer = await visitor.attempt(() => visitor.get(refreshPath, here?.port));
      expect(answer?.status).toBe(status);
      const renewed = await visitor.untilAnswered(() => visitor.get(refreshPath));
      expect(renewed.json).toMatchObject({ status: 200 });
      for (const { port } of portal.bffs.filter((bff) => bff.pid()))
        expect(await visitor.userId(port)).toBe('2001');
      await startWhatIsDown();
      for (const { port } of portal.bffs) expect(await visitor.userId(port)).toBe('2001');
    },
  );

  it('when the tokens of a client are lost on the way, then user and client keep what they had, and a new code works', async () => {
    const visitor = await signedIn('t.zhou');
    const before = (await redeem(portal.url, await getCode(visitor))).json.access_token;
    const code = await getCode(visitor);
    portal.middle.loseAnswer('/api/uaa/oidc/token');
    expect((await redeem(portal.url, code)).status).toBe(502);
    expect(await visitor.userId()).toBe('2001');
    const after = (await redeem(portal.url, await getCode(visitor))).json.access_token;
    for (const token of [before, after]) expect(await subjectOf(portal.url, token)).toBe('2001');
    expect((await redeem(portal.url, code)).json.error).toBe('invalid_grant');
  });

  it('when the answer of a sign-in is lost, then signing in again works', async () => {
    const visitor = createVisitor(portal.url);
    portal.middle.loseAnswer('/api/uaa/oauth/login');
    expect((await visitor.signIn('t.wu')).status).toBe(502);
    expect(visitor.cookies.size).toBe(0);
    expect((await visitor.signIn('t.wu')).json.status).toBe(200);
    expect(await visitor.userId()).toBe('2002');
  });
});
