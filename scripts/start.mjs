/** `npm start`: installs and builds when needed, then runs the portal. Plain JavaScript: the system's Node runs it. */
import { buildBrowserCode } from './install/browser-build.mjs';
import { fail, handOver } from './install/hand-over.mjs';
import { getNodeBinary } from './install/node-binary.mjs';
import { installPackages } from './install/packages.mjs';

try {
  await installPackages();
  const node = getNodeBinary();
  await buildBrowserCode(node);
  handOver(node, ['bff/server.ts', ...process.argv.slice(2)]);
} catch (error) {
  fail(error);
}
