import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Finding, Outcome } from '../../bench/outcome.ts';
import { parts } from '../../bench/parts.ts';
import { run } from '../../scripts/install/run.mjs';
import { readResults } from '../../scripts/testing/results.mjs';

/** For what hangs. */
const limitMs = 5 * 60_000;
const isAllRequired = process.env.REQUIRE_SERVICES === '1';

interface Report {
  readonly findings: readonly (Finding & { readonly verdict: Outcome })[];
}

test.for(Object.keys(parts))(
  'when the part %s has its smallest load, then it runs to its end and finds a figure for each thing that it measures',
  { timeout: limitMs + 30_000 },
  async (part, { skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-bench-part-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { code, output, ...results } = await runQuickly(part, folder);
    const leftOut = /^.+ is left out: .+$/m.exec(output)?.[0];
    if (leftOut && !isAllRequired) return skip(leftOut);
    const whole = { code: 0, passed: 1, failed: [], skipped: [], left: [] };
    expect({ code, ...results }, output).toMatchObject(whole);
    const { findings }: Report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
    expect(findings.length, output).toBeGreaterThan(0);
    // A note says which program is not installed; without one, the source of the figure is not read any more.
    const missing = findings.filter(({ verdict }) => verdict === 'missing');
    expect(missing.filter(({ note }) => isAllRequired || !note)).toEqual([]);
  },
);

/** One part of the bench as a process of its own, with the services that `npm run soak` gives it. */
async function runQuickly(part: string, folder: string) {
  const results = join(folder, 'results.jsonl');
  const args = ['bench/run.ts', '--quick', '--size=1', `--only=${part}`, `--to=${folder}`];
  const { PATH, HOME, CHROMIUM_PATH, DATABASE_URL, REDIS_URL, REQUIRE_SERVICES } = process.env;
  const services = { CHROMIUM_PATH, DATABASE_URL, REDIS_URL, REQUIRE_SERVICES };
  const env = { PATH, HOME, ...services, TEST_RESULTS: results };
  const outcome = await run(process.execPath, args, { limitMs, env });
  return { ...outcome, ...readResults(results) };
}
