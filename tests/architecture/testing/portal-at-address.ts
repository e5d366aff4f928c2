import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PortalDatabase } from '#platform/database';
import { openMigrated, startTestPlatform, type TestPlatform } from '#platform/testing';
import { type RunningBff, startBff } from '../../../bff/testing/start-bff.ts';

export interface PortalAtAddress {
  readonly url: string;
  readonly database: PortalDatabase;
  readonly platform: TestPlatform;
  close(): Promise<void>;
}

/** A BFF before a platform on SQLite. Its address is known before either is built, since both have to name it. */
export async function startPortalAtAddress(): Promise<PortalAtAddress> {
  let bff: RunningBff | undefined;
  const front = createServer((request, response) => bff?.server.emit('request', request, response));
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const database = await openMigrated();
  const platform = await startTestPlatform(database, { publicUrl: url });
  bff = await startBff({ upstreamUrl: platform.base, publicUrl: url, clock: platform.now });
  return {
    url,
    database,
    platform,
    close: async () => {
      front.closeAllConnections();
      front.close();
      await bff.stop();
      await platform.close();
      await database.close();
    },
  };
}
