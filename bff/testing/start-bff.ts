import type { AddressInfo } from 'node:net';
import { openSqliteStores } from '#bff/session';
import { type Bff, type CreateRooms, createBff } from '../app.ts';
import type { BffOptions } from '../options.ts';

export const testOrigin = 'http://portal.test';
export const testKeys = ['test-key-number-one-of-32-characters'];

export interface RunningBff extends Bff {
  readonly port: number;
  readonly logged: { event: string; fields: Readonly<Record<string, unknown>> }[];
  stop(): Promise<void>;
}

type StartOptions = Partial<BffOptions> &
  Pick<BffOptions, 'upstreamUrl'> & {
    /** Default nothing but the proxied path. */
    readonly rooms?: CreateRooms;
  };

/** A real BFF on port 0, by default with a session store in memory. */
export async function startBff({ rooms, ...options }: StartOptions): Promise<RunningBff> {
  const logged: RunningBff['logged'] = [];
  const stores = options.stores ?? openSqliteStores(':memory:', options.clock);
  const log: BffOptions['log'] = (event, fields = {}) => logged.push({ event, fields });
  const defaults = { publicUrl: testOrigin, sessionKeys: testKeys, stores, log };
  const bff = createBff({ ...defaults, ...options }, rooms);
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
}
