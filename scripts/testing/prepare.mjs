import { getChromium } from '../install/chromium.mjs';
import { environmentWithNode, getNodeBinary } from '../install/node-binary.mjs';
import { installPackages } from '../install/packages.mjs';
import { checkFolder } from '../install/project.mjs';
import { findServices } from '../install/services.mjs';

/**
 * Installs and starts what tests need. What cannot be had is named in `leftOut`, and tests go on without it.
 * @returns {Promise<{node: string, env: NodeJS.ProcessEnv, leftOut: string[], hasBrowser: boolean}>}
 * @throws Error in one line where packages or Node are missing
 */
export async function prepareTests() {
  checkFolder('tests');
  await installPackages();
  const node = getNodeBinary();
  const leftOut = [];
  const chromium = await getChromium(node).catch((error) => {
    leftOut.push(`all journeys: ${error.message}`);
  });
  const { databaseUrl, redisUrl } = await findServices();
  if (!databaseUrl)
    leftOut.push(
      'tests on PostgreSQL: none answers, and none can be started. Install postgresql, or set DATABASE_URL',
    );
  if (!redisUrl)
    leftOut.push(
      'tests with Redis: none answers, and none can be started. Install redis-server, or set REDIS_URL',
    );
  console.log(
    `Chromium ${chromium ?? 'none'}, PostgreSQL ${databaseUrl ?? 'none'}, Redis ${redisUrl ?? 'none'}`,
  );
  const env = environmentWithNode(node, {
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
  });
  return { node, env, leftOut, hasBrowser: chromium !== undefined };
}
