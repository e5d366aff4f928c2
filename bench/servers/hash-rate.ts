/** How many passwords per second this machine checks when it does nothing else: prints `RATE n`. Argument: seconds. */
import { verifyPassword } from '../../platform/identity/passwords.ts';

/** More than are ever at work at once, so that the portal's own limit decides. */
const waiting = 16;
const seconds = Number(process.argv[2] ?? 3);

let checked = 0;
const start = performance.now();
const checkOn = async (): Promise<void> => {
  while (performance.now() - start < seconds * 1000) {
    await verifyPassword(null, 'a password of usual length');
    checked += 1;
  }
};
await Promise.all(Array.from({ length: waiting }, checkOn));
process.stdout.write(`RATE ${checked / ((performance.now() - start) / 1000)}\n`);
