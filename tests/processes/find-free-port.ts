import { once } from 'node:events';
import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below what systems hand out by themselves (ip_local_port_range), and above what needs rights or is well known. */
const lowest = 12_000;
const highest = 32_000;

/** The longest that a program takes from its start until it listens. */
const reservedMs = 120_000;

/**
 * A port that nobody listens on, and that no other test is about to take. Not one that the system would give to the next
 * connection that leaves: that may be taken before the server that it is meant for listens.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (reserve(port) && (await isFree(port))) return port;
  }
}

/** Tests run in several processes. A folder is created by one of them only, and says that the port is taken. */
function reserve(port: number): boolean {
  const folder = join(tmpdir(), `school-portal-test-port-${port}`);
  try {
    mkdirSync(folder);
    return true;
  } catch {
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > reservedMs) rmdirSync(folder);
    return false;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const failed = once(probe, 'error').then(() => false);
  const listening = new Promise<boolean>((resolve) =>
    probe.listen(port, () => probe.close(() => resolve(true))),
  );
  return Promise.race([failed, listening]);
}
