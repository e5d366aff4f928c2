import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeDist } from '../../../bff/testing/fake-dist.ts';
import { childrenOf } from '../../processes/children-of.ts';
import { findFreePort } from '../../processes/find-free-port.ts';
import { startProgram } from '../../processes/program.ts';
import { waitUntilReady } from '../../replicas/testing/wait-until-ready.ts';

/** The portal as `npm start` runs it: the BFF, which starts the platform, on SQLite and demo data. */
export interface UploadPortal {
  readonly url: string;
  /** `DATA_DIR`. */
  readonly dataDir: string;
  /** What both processes have logged. */
  output(): string;
  platformPid(): number;
  /** Ends the platform as a power cut would; the BFF starts it again. */
  killPlatform(): void;
  /** Ends the BFF the same way, and starts it again. */
  killBff(): Promise<void>;
  /** Ends both at once, and starts them again. */
  killBoth(): Promise<void>;
  untilReady(): Promise<void>;
  stop(): Promise<void>;
}

export async function startUploadPortal(
  environment: Readonly<Record<string, string>> = {},
): Promise<UploadPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-uploads-'));
  const dist = createFakeDist();
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const bff = await startProgram({
    name: 'the BFF',
    args: ['bff/server.ts', dist.dir],
    env: { PORT: String(port), METRICS_PORT: '0', DATA_DIR: folder, DEMO: '1', ...environment },
    readyText: 'Portal ready at',
  });
  const platformPid = (): number => {
    const found = childrenOf(bff.pid() ?? 0).find((pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('platform/server.ts'),
    );
    if (found === undefined) throw new Error('the platform does not run');
    return found;
  };
  const killPlatform = (): void => void process.kill(platformPid(), 'SIGKILL');
  const killBff = async (): Promise<void> => {
    await bff.kill();
    await bff.start();
  };
  return {
    url,
    dataDir: folder,
    output: bff.output,
    platformPid,
    killPlatform,
    killBff,
    killBoth: () => {
      killPlatform();
      return killBff();
    },
    untilReady: () => waitUntilReady(url, [port]),
    stop: async () => {
      await bff.stop();
      dist.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
