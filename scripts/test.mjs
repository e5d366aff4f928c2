/**
 * `npm test`, the tier core: validates, builds, and runs what has to be green before anything lands. `-- --changed` runs only what
 * belongs to uncommitted changes. Ends with a line `N passed, N failed`. Plain JavaScript: the system's Node runs it.
 * `REQUIRE_SERVICES=1` installs what is missing and makes a skipped test a failure.
 */
import { prepareTests } from './testing/prepare.mjs';
import { journeys, runBuild, runStage, unit, validate } from './testing/stages.mjs';
import { giveVerdict } from './testing/verdict.mjs';

const isChangedOnly = process.argv.includes('--changed');
const stages = isChangedOnly
  ? [
      validate,
      unit({ limit: 30, args: ['--changed', '--passWithNoTests'] }),
      journeys({ limit: 30, args: ['--project=zh-desktop', '--only-changed', '--pass-with-no-tests'] }),
    ]
  : [
      validate,
      unit({ limit: 25, env: { TEST_TIER: 'core' } }),
      journeys({ limit: 25, args: ['--project=zh-desktop', '--grep=@core'], env: { TEST_TIER: 'core' } }),
    ];

await giveVerdict(isChangedOnly ? 'changed' : 'core', async (take) => {
  const surroundings = await prepareTests();
  take(await runBuild(surroundings.node));
  for (const stage of stages) {
    if (stage.name === 'journeys' && !surroundings.hasBrowser) continue;
    take(await runStage(stage, surroundings));
  }
  return surroundings;
});
