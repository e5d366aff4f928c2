import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './find-free-port.ts';
import { getProgram } from './find-program.ts';
import { type Program, startProgram } from './program.ts';

export interface RedisProgram extends Program {
  readonly url: string;
}

/** A Redis of the test's own, which keeps what it acknowledged over a restart, as a deployment's has to. */
export async function startRedis(): Promise<RedisProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-redis-'));
  const port = await findFreePort();
  const program = await startProgram({
    name: 'Redis',
    command: getProgram('redis-server'),
    args: ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'yes'],
    readyText: 'Ready to accept connections',
  });
  return {
    ...program,
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
