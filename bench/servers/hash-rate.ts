/** How many passwords per second this machine checks when it does nothing else: prints `RATE n`. Arguments: seconds, how many at once. */
import { verifyPassword } from '../../platform/identity/passwords.ts';

const [seconds = 3, atOnce = 1] = process.argv.slice(2).map(Number);

let checked = 0;
const start = performance.now();

async function checkOn(): Promise<void> {
  while (performance.now() - start < seconds * 1000) {
    await verifyPassword(null, 'a password of usual length');
    checked += 1;
  }
}

await Promise.all(Array.from({ length: atOnce }, checkOn));
process.stdout.write(`RATE ${checked / ((performance.now() - start) / 1000)}\n`);
