/**
 * `npm test`: installs what is needed, runs every check and test, and ends with a line `N passed, N failed`.
 * Plain JavaScript: the system's Node runs it. `REQUIRE_SERVICES=1` makes a skipped test a failure.
 */
import { buildBrowserCode } from './install/browser-build.mjs';
import { getChromium } from './install/chromium.mjs';
import { installForeignClients } from './install/foreign-clients.mjs';
import { environmentWithNode, getNodeBinary } from './install/node-binary.mjs';
import { installPackages } from './install/packages.mjs';
import { findServices, stopServices } from './install/services.mjs';
import { installSurroundings } from './install/surroundings.mjs';
import { runStages } from './install/test-stages.mjs';

function summaryOf({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
}

async function runEverything() {
  await installPackages();
  const node = getNodeBinary();
  const chromium = await getChromium(node);
  await installForeignClients();
  await installSurroundings();
  const { databaseUrl, redisUrl } = await findServices();
  console.log(`Chromium ${chromium}, PostgreSQL ${databaseUrl ?? 'none'}, Redis ${redisUrl ?? 'none'}`);
  const buildFailure = await buildBrowserCode(node).then(
    () => undefined,
    (error) => error,
  );
  if (buildFailure) console.log(buildFailure.message);
  const total = await runStages(
    node,
    environmentWithNode(node, {
      CHROMIUM_PATH: chromium,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    }),
  );
  total[buildFailure ? 'failed' : 'passed'] += 1;
  for (const name of total.skipped) console.log(`skipped: ${name}`);
  if (process.env.REQUIRE_SERVICES === '1') total.failed += total.skipped.splice(0).length;
  return total;
}

const total = await runEverything()
  .catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1, skipped: [] };
  })
  .finally(stopServices);
console.log(`\n${summaryOf(total)}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
