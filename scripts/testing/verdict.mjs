import { requiresServices, stopServices } from '../install/services.mjs';

/**
 * Runs all of a tier and says what came of it: each failure by name, what was left out, the minutes, and as the last line
 * `N passed, N failed`. Ends the process, with 1 where anything failed or nothing passed.
 * @param {string} tier
 * @param {(take: (outcome: import('./stages.mjs').Outcome) => void) => Promise<{leftOut: string[]}>} runTier
 */
export async function giveVerdict(tier, runTier) {
  const outcomes = [];
  const { leftOut } = await runTier((outcome) => outcomes.push(outcome))
    .catch((error) => {
      outcomes.push({ name: 'start', minutes: 0, passed: 0, failed: [error.message], skipped: [] });
      return { leftOut: [] };
    })
    .finally(stopServices);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  const missing = [
    ...leftOut.map((what) => `left out: ${what}`),
    ...skipped.map((name) => `skipped: ${name}`),
  ];
  if (requiresServices()) failed.push(...missing);
  else for (const line of missing) console.log(line);
  console.log('');
  for (const name of failed) console.log(`✗ ${name}`);
  console.log(`${tier}: ${describeMinutes(outcomes)}`);
  console.log(`${passed} passed, ${failed.length} failed${describeSkipped(skipped)}`);
  process.exit(failed.length > 0 || passed === 0 ? 1 : 0);
}

function describeMinutes(outcomes) {
  const total = outcomes.reduce((sum, { minutes }) => sum + minutes, 0);
  const parts = outcomes.map(({ name, minutes }) => `${name} ${minutes.toFixed(1)}`);
  return `${total.toFixed(1)} minutes (${parts.join(', ')})`;
}

function describeSkipped(skipped) {
  return skipped.length > 0 && !requiresServices() ? `, ${skipped.length} skipped` : '';
}
