import type { AddressInfo } from 'node:net';
import { openSqliteStores } from '#bff/session';
import { type Bff, type BffOptions, createBff } from '../app.ts';

export const testOrigin = 'http://portal.test';
export const testKeys = ['test-key-number-one-of-32-characters'];

export interface RunningBff extends Bff {
  readonly port: number;
  readonly logged: { event: string; fields: Readonly<Record<string, unknown>> }[];
  stop(): Promise<void>;
}

/** A real BFF on port 0, by default with a session store in memory. */
export const startBff = async (
  options: Partial<BffOptions> & Pick<BffOptions, 'upstreamUrl'>,
): Promise<RunningBff> => {
  const logged: RunningBff['logged'] = [];
  const stores = options.stores ?? openSqliteStores(':memory:', options.clock);
  const bff = createBff({
    publicUrl: testOrigin,
    sessionKeys: testKeys,
    stores,
    log: (event, fields = {}) => logged.push({ event, fields }),
    ...options,
  });
  await new Promise<void>((resolve) => bff.server.listen(0, '127.0.0.1', resolve));
  const { port } = bff.server.address() as AddressInfo;
  return {
    ...bff,
    port,
    logged,
    stop: async () => {
      bff.server.closeAllConnections();
      await bff.close();
      if (!options.stores) await stores.close();
    },
  };
};
