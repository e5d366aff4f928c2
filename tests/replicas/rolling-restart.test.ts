import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMissingServices, type Replicas, startReplicas } from '../processes/start-replicas.ts';
import { createVisitor, type Visitor } from './testing/visitor.ts';

const rounds = 2;
const writersAtOnce = 4;
const missing = await findMissingServices();

describe.skipIf(missing.length > 0)('two BFFs behind a balancer that keeps its connections', () => {
  let portal: Replicas;
  beforeAll(async () => {
    portal = await startReplicas({ bffEnvironment: { LAME_DUCK_SECONDS: '1' }, isBalanced: true });
  }, 90_000);
  afterAll(() => portal.stop());

  it('when each is restarted in turn, then no write of any user fails', { timeout: 120_000 }, async () => {
    // An operator goes on when the balancer says that it passes calls to the server.
    const waitForBalancer = (ports: readonly number[]): Promise<void> =>
      expect.poll(() => ports.every(portal.front.isReady), { timeout: 20_000, interval: 50 }).toBe(true);
    await waitForBalancer(portal.bffs.map(({ port }) => port));
    const write = (visitor: Visitor, at: number) =>
      visitor.send({
        method: 'POST',
        path: '/bff/prefs',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ favourites: { at, value: ['hw'] } }),
      });
    let isOver = false;
    const failures: string[] = [];
    let written = 0;
    const writers = Array.from({ length: writersAtOnce }, async () => {
      const visitor = createVisitor(portal.url);
      expect((await visitor.signIn('t.zhou')).status).toBe(200);
      for (let at = 1; !isOver; at += 1) {
        const reply = await visitor.attempt(() => write(visitor, at));
        written += 1;
        if (reply?.status !== 200) failures.push(`${reply?.status ?? 'no answer'} ${reply?.text ?? ''}`);
      }
    });
    const before = portal.front.calls.length;
    for (let round = 0; round < rounds; round += 1) {
      for (const bff of portal.bffs) {
        await bff.stop();
        await bff.start();
        await waitForBalancer([bff.port]);
      }
    }
    isOver = true;
    await Promise.all(writers);
    expect(failures).toEqual([]);
    expect(written).toBeGreaterThan(200);
    const served = new Set(portal.front.calls.slice(before).map(({ port }) => port));
    expect(served.size, 'both have had their share').toBe(2);
  });
});
