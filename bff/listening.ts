import { createServer, type Server } from 'node:net';
import { StartError } from './start-error.ts';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken: stop what listens there, or set PORT to a free port',
  EACCES: 'may not be used by this account: set PORT to one above 1023',
  EADDRNOTAVAIL: 'cannot be opened: set HOST to an address of this computer',
  ENOTFOUND: 'cannot be opened: set HOST to an address of this computer',
};

/**
 * Listens, or says in one line why not.
 * @throws StartError when the port or the host cannot be used
 */
export function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      const reason = reasons[error.code ?? ''] ?? `cannot be opened (${error.code}): check PORT and HOST`;
      reject(new StartError(`Port ${port} on ${host} ${reason}`));
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

/** Finds out before anything else is started, as starting the services for nothing takes seconds. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await listenOn(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}
