/** `npm run reset`: throws the embedded data away; the next start seeds the demo data anew. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(process.env.DATA_DIR ?? '.data');
const port = process.env.PORT ?? '3000';

const isRunning = await fetch(`http://127.0.0.1:${port}/healthz`, {
  signal: AbortSignal.timeout(2_000),
}).then(
  (answer) => answer.ok,
  () => false,
);
if (isRunning) {
  console.error(`A portal is running on port ${port}: stop it first, it holds the data open.`);
  process.exit(1);
}
if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.log(`Nothing to reset: ${folder} does not exist. The next start seeds it.`);
  process.exit(0);
}
const holdsOtherThings = readdirSync(folder).some((name) =>
  /^(package\.json|\.git|node_modules)$/.test(name),
);
if (holdsOtherThings) {
  console.error(`DATA_DIR=${folder} looks like a project, not like data: nothing was removed.`);
  process.exit(1);
}
for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
console.log(`Removed the data in ${folder}. The next start seeds the demo data.`);
