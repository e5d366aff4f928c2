import { onTestFinished } from 'vitest';
import { createFakeDist } from '../../../bff/testing/fake-dist.ts';
import { findFreePort } from '../../processes/find-free-port.ts';
import { type Program, startProgram } from '../../processes/program.ts';
import type { PortalPlace } from './portal-place.ts';

/** The whole portal, as `npm start` runs it, until the test has finished. */
export async function startPortal({ env }: PortalPlace): Promise<Program & { url: string }> {
  const dist = createFakeDist();
  onTestFinished(() => dist.remove());
  const port = await findFreePort();
  const program = await startProgram({
    name: 'the portal',
    args: ['bff/server.ts', dist.dir],
    env: { PORT: String(port), METRICS_PORT: '0', ...env },
    readyText: 'Portal ready at',
  });
  onTestFinished(() => program.stop());
  return { ...program, url: `http://localhost:${port}` };
}
