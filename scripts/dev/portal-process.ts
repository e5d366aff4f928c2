import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { projectRoot } from '../build/paths.ts';

export interface PortalProcess {
  port: number;
  child: ChildProcess;
}

/**
 * Starts BFF and platform on a port of their own, to be reached through the development server only. They start again
 * when their files change.
 * @param publicUrl address that the browser sees
 */
export async function startPortal(publicUrl: string): Promise<PortalProcess> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--watch-path=bff', '--watch-path=platform', '--watch-preserve-output', 'bff/server.ts'],
    {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        NODE_ENV: 'development',
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: publicUrl,
        METRICS_PORT: '0',
      },
    },
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Portal ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the portal ended with code ${code} before it was ready`)));
  });
  return { port, child };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
