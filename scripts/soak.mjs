/**
 * `npm run soak`: measures time, memory and a million rows, on which no verdict of a change can lean. Each run is one more line of
 * `.cache/soak.jsonl`; a figure that was missed is a reason to look at the lines before it.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './install/project.mjs';
import { isInterrupted } from './install/run.mjs';
import { prepareTests } from './testing/prepare.mjs';
import { bench, journeys, runBuild, runStage, unit } from './testing/stages.mjs';
import { giveVerdict } from './testing/verdict.mjs';

const stages = [
  unit({ limit: 60, args: ['tests/plans'], env: { TEST_TIER: 'soak' } }),
  journeys({ limit: 60, args: ['--grep=@soak'] }),
  bench,
];

function addToTrend(outcomes) {
  const minutes = Object.fromEntries(outcomes.map(({ name, minutes }) => [name, Number(minutes.toFixed(1))]));
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const { machine, findings } = JSON.parse(readFileSync(join(cacheFolder, 'bench', 'report.json'), 'utf8'));
  const line = { date: new Date().toISOString(), machine, minutes, failed, findings };
  appendFileSync(join(cacheFolder, 'soak.jsonl'), `${JSON.stringify(line)}\n`);
}

await giveVerdict('soak', async (take) => {
  const surroundings = await prepareTests();
  const outcomes = [await runBuild(surroundings.node)];
  for (const stage of stages) outcomes.push(await runStage(stage, surroundings));
  outcomes.forEach(take);
  if (!isInterrupted()) addToTrend(outcomes);
  return surroundings;
});
