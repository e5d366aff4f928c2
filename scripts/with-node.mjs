/** `node scripts/with-node.mjs <script.ts> [arguments]`: runs a script of the project on the project's Node. */
import { fail, handOver } from './install/hand-over.mjs';
import { getNodeBinary } from './install/node-binary.mjs';
import { installPackages } from './install/packages.mjs';

try {
  await installPackages();
  handOver(getNodeBinary(), process.argv.slice(2));
} catch (error) {
  fail(error);
}
