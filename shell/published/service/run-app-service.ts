import { type Handler, startAppService } from './app-service.ts';
import { readServiceEnvironment, type ServiceEnvironment } from './environment.ts';

/** What a service is made of. */
export interface ServiceParts {
  readonly routes: Readonly<Record<string, Handler>>;
  /** Closes its database. */
  readonly close: () => void;
}

/**
 * Runs a service as a process: reads its environment, listens, says where on standard output, and ends on SIGTERM or when
 * the process that started it has gone.
 * @param code of the app
 */
export async function runAppService(
  code: string,
  createParts: (environment: ServiceEnvironment) => ServiceParts,
): Promise<void> {
  // Before anything else: who started it may be gone before it listens.
  const ending = new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('disconnect', () => resolve());
    if (process.send && !process.connected) resolve();
  });
  const environment = readServiceEnvironment(process.env);
  const { routes, close } = createParts(environment);
  const { portal, port } = environment;
  const service = await startAppService({ portal, code, port, routes });
  process.stdout.write(`${code} listens at ${service.address}\n`);
  // Where nobody hears it, the end of the channel says so.
  if (process.connected) process.send?.({ type: 'ready', address: service.address }, () => undefined);
  await ending;
  await service.close();
  close();
  process.exit(0);
}
