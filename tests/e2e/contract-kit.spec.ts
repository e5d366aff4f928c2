import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  describeFindings,
  type Finding,
  fetchPortalShell,
  readPackedShell,
  runContractKit,
} from '../../shell/published/contract-kit/index.ts';
import {
  type Flaw,
  flaws,
  writeSampleApp,
} from '../../shell/published/contract-kit/testing/write-sample-app.ts';
import { expect, test } from '../fixtures/index.ts';
import { projectFolder } from '../processes/program.ts';

/** What the kit says of each sample: the check, and words that name the cause. */
const expected: Readonly<Record<Flaw, [check: Finding['check'], cause: RegExp] | undefined>> = {
  healthy: undefined,
  throws: ['throws', /the timetable has no week/],
  hangs: ['hangs', /never ends/],
  loops: ['hangs', /keeps the page busy/],
  leaks: ['leaks', /opened and left 20 times, 20 more repeating timers/],
  floods: ['requests', /floods the servers: \d+ calls .* to \/api\/x\/sample\/list/],
  prototype: ['prototypes', /Array\.prototype\.last/],
  'own-react': ['own-react', /app\.js contains a React of its own/],
  eval: ['eval', /app\.js makes code of text: "new Function\('/],
  policy: ['policy', /CSP, connect-src\) stopped https:\/\/elsewhere\.example\/words\.json/],
  imports: ['imports', /app\.js imports https:\/\/elsewhere\.example\/chart\.js/],
  heavy: ['budget', /The first page loads \d+ bytes .* The largest is app\.js/],
  axe: ['accessibility', /<img .*alternative text/],
  sideways: ['reflow', /At 320 px .* 900 px wide because of <div class="wide"/],
  untranslated: ['words', /“Please choose a week” in <p>/],
  'half-translated': ['words', /"sample\.home\.text" is missing in en/],
  manifest: ['manifest', /the field "version" is wrong/],
  'shell-api': ['manifest', /the field "shellApi" asks for \^9\.0\.0, and this shell has \d/],
};

/** A loaded computer of tests is slower than that of any developer. */
const timeouts = { render: 30_000, watch: 1_000 };
/** What never comes need not be waited for so long. */
const neverShown = { render: 8_000, watch: 0 };

const archive = path.join(projectFolder, 'dist/portal-shell.tgz');
let folder: string;
let kitShell: string;
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-kit-'));
  kitShell = path.join(folder, 'package/contract-kit/shell');
  execFileSync('tar', ['xzf', archive, '-C', folder, 'package/contract-kit/shell']);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

for (const flaw of flaws) {
  const title =
    flaw === 'healthy'
      ? 'when nothing is wrong with an app, then the contract kit has nothing to say'
      : `when an app has the flaw "${flaw}", then the contract kit names the cause`;
  test(title, { tag: '@once' }, async ({ browser }) => {
    test.setTimeout(180_000);
    const files = writeSampleApp(flaw);
    const shell = await readPackedShell(kitShell);
    const findings = await runContractKit({
      files,
      shell,
      browser,
      timeouts: flaw === 'hangs' || flaw === 'loops' ? neverShown : timeouts,
    });
    const [check, cause] = expected[flaw] ?? [];
    if (!check || !cause) return expect(describeFindings(findings)).toBe('');
    const named = findings.find((finding) => finding.check === check && cause.test(finding.message));
    expect(named, describeFindings(findings)).toBeDefined();
    // One cause is enough to look for: nothing else is wrong with it.
    expect(new Set(findings.map((finding) => finding.check))).toEqual(new Set([check]));
  });
}

test('when a portal is named, then the kit examines the app in the shell of that portal', {
  tag: '@once',
}, async ({ browser, portal }) => {
  test.setTimeout(180_000);
  const shell = await fetchPortalShell(new URL(portal.url), kitShell);
  const findings = await runContractKit({ files: writeSampleApp('healthy'), shell, browser, timeouts });
  expect(describeFindings(findings)).toBe('');
});
