import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startPortal } from '../../tests/fixtures/portal-process.ts';
import type { BenchContext } from '../context.ts';
import { createVirtualUser, isOk } from '../virtual-user.ts';

const minute = 60_000;

/** How often the BFF trades a token when several requests come at once with an expired one. */
export async function measureRefreshes(context: BenchContext): Promise<void> {
  const portal = context.keep(await startPortal());
  const user = createVirtualUser(Number(new URL(portal.url).port));
  await user.signIn('t.zhou');
  const rounds = context.isQuick ? 1 : 10;
  const refreshes: number[] = [];
  let failures = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const now = new Date(Date.now() + round * 11 * minute).toISOString();
    const { ok, status } = await fetch(`${portal.url}/bff/test/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-by': 'portal' },
      body: JSON.stringify({ now }),
    });
    if (!ok) throw new Error(`setting the clock was answered ${status}`);
    const before = countRefreshes(portal.dataDir);
    const answers = await Promise.all(Array.from({ length: 8 }, () => user.ask('/api/uaa/oauth/me')));
    failures += answers.filter((answer) => !isOk(answer)).length;
    refreshes.push(countRefreshes(portal.dataDir) - before);
  }
  user.leave();
  context.add(
    {
      name: `8 requests at once with an expired token: most refreshes in one of ${rounds} rounds`,
      measured: Math.max(...refreshes),
      unit: '',
      limit: { is: 'at most', value: 1 },
    },
    {
      name: '8 requests at once with an expired token: fewest refreshes in a round',
      measured: Math.min(...refreshes),
      unit: '',
      limit: { is: 'at least', value: 1 },
    },
    {
      name: '8 requests at once with an expired token: failures',
      measured: failures,
      unit: '',
      limit: { is: 'at most', value: 0 },
    },
  );
}

/** Tokens that were traded so far, as the platform's own database has them. */
function countRefreshes(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'platform.db'), { readOnly: true });
  try {
    const query = 'select count(*) as used from refresh_token where consumed_at is not null';
    return Number(database.prepare(query).get()?.used);
  } finally {
    database.close();
  }
}
