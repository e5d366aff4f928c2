/** `npm run dev`: the portal with hot reload of shell and remotes. Plain JavaScript: the system's Node runs it. */
import { buildBrowserCode } from './install/browser-build.mjs';
import { fail, handOver } from './install/hand-over.mjs';
import { getNodeBinary } from './install/node-binary.mjs';
import { installPackages } from './install/packages.mjs';

try {
  await installPackages();
  const node = getNodeBinary();
  // The BFF reads the registry from a build; the code itself comes fresh from the development server.
  await buildBrowserCode(node);
  handOver(node, ['scripts/dev-server.ts', ...process.argv.slice(2)]);
} catch (error) {
  fail(error);
}
