import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './find-free-port.ts';
import { getProgram } from './find-program.ts';
import { type Program, startProgram } from './program.ts';

export interface ForwardProxy extends Program {
  readonly url: string;
  /** Its access log so far: a line for each request and each tunnel that has ended. */
  accessLog(): string;
}

/** squid as the way out of a school's network: it sees plain requests, and tunnels what is encrypted. */
export async function startForwardProxy(): Promise<ForwardProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-squid-'));
  chmodSync(folder, 0o777); // Started by root it serves as a user of its own.
  const port = await findFreePort();
  const file = join(folder, 'squid.conf');
  const accessLog = join(folder, 'access.log');
  writeFileSync(
    file,
    [
      `http_port 127.0.0.1:${port}`,
      'visible_hostname way-out.school.example',
      'http_access allow all',
      'cache deny all',
      'pinger_enable off',
      'shutdown_lifetime 0 seconds',
      `access_log stdio:${accessLog}`,
      'logfile_rotate 0',
      `cache_log ${folder}/cache.log`,
      `pid_filename ${folder}/squid.pid`,
      `coredump_dir ${folder}`,
      'netdb_filename none',
      '',
    ].join('\n'),
  );
  const program = await startProgram({
    name: 'squid',
    command: getProgram('squid'),
    args: ['-N', '-d', '1', '-n', `portal${port}`, '-f', file],
    readyText: 'Accepting HTTP Socket connections',
  });
  return {
    ...program,
    url: `http://127.0.0.1:${port}`,
    accessLog: () => readFileSync(accessLog, 'utf8'),
    stop: async () => {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
