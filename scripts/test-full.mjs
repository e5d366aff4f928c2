/**
 * `npm run test:full`: every test on both engines, and every journey. `-- --shard=2/5` runs a fifth of it, `-- --only=replicas,plans`
 * the files and folders of these names, `-- --remember` keeps the seconds that files took for the shards to come, from the last shard on.
 */
import { parseArgs } from 'node:util';
import { installForeignClients } from './install/foreign-clients.mjs';
import { installSurroundings } from './install/surroundings.mjs';
import { collectDurations, readDurations, rememberDurations } from './testing/durations.mjs';
import { prepareTests } from './testing/prepare.mjs';
import { readQuarantine, withoutQuarantined } from './testing/quarantine.mjs';
import { filesNamed, filesOfShard, isJourney, parseShard } from './testing/shards.mjs';
import { journeys, runBuild, runStage, unit } from './testing/stages.mjs';
import { listTestFiles } from './testing/test-files.mjs';
import { giveVerdict } from './testing/verdict.mjs';

/** The shard's files by the stage that runs them. */
function chooseFiles({ shard, only }) {
  const named = filesNamed(listTestFiles(), only ? only.split(',') : []);
  const files = filesOfShard(named, readDurations(), shard);
  if (files.length === 0) throw new Error('no test file has such a name');
  return {
    unitFiles: files.filter((file) => !isJourney(file)),
    // Playwright reads them as patterns.
    journeyFiles: files.filter(isJourney).map((file) => `/${file.replaceAll('.', '\\.')}$`),
  };
}

await giveVerdict('full', async (take) => {
  const { values } = parseArgs({
    options: { shard: { type: 'string' }, only: { type: 'string' }, remember: { type: 'boolean' } },
  });
  const shard = parseShard(values.shard);
  const { unitFiles, journeyFiles } = chooseFiles({ shard, only: values.only });
  const surroundings = await prepareTests();
  await installForeignClients();
  await installSurroundings();
  take(await runBuild(surroundings.node));
  const stages = [
    ...(unitFiles.length > 0 ? [unit({ limit: 120, args: unitFiles, env: { TEST_TIER: 'full' } })] : []),
    ...(journeyFiles.length > 0 && surroundings.hasBrowser
      ? [journeys({ limit: 120, args: ['--grep-invert=@soak', ...journeyFiles] })]
      : []),
  ];
  for (const stage of stages) {
    const outcome = await runStage(stage, surroundings);
    if (values.remember) collectDurations(outcome.seconds);
    take(withoutQuarantined(outcome, readQuarantine()));
  }
  if (values.remember && shard.index === shard.count) rememberDurations(listTestFiles());
  return surroundings;
});
