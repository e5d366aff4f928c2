import type { SnapshotKeeper } from '#bff/releases';
import { createTestRoutes, type FaultStep, type TestClock } from '#bff/test-mode';
import { DomainError } from '#shared/contracts';
import type { BffCore } from './core.ts';

/** The routes of the test mode, over what this BFF is made of. */
export function createTestModeRoutes(
  { upstream, sessions, stores }: BffCore,
  clock: TestClock,
  { forget: forgetFaults }: Pick<FaultStep, 'forget'>,
  keeper: Pick<SnapshotKeeper, 'refresh'> | undefined,
) {
  return createTestRoutes({
    clock,
    forgetFaults,
    refreshReleases: keeper?.refresh,
    destroySessions: async () => {
      await sessions.destroyAll();
      await stores.documents.destroyAll();
    },
    sendToPlatform: async (path, body) => {
      const answer = await upstream.pool.request({
        method: 'POST',
        path,
        headers: ['content-type', 'application/json'],
        body: JSON.stringify(body),
      });
      await answer.body.dump();
      if (answer.statusCode !== 200)
        throw new DomainError('upstream_invalid', { detail: `${path} answered ${answer.statusCode}` });
    },
  });
}
