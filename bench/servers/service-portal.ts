/** The BFF with the service of one app, which is the upstream itself: so both ways end at the same answer. */
import { openSqliteStores } from '#bff/session';
import { createJsonLog, createLineWriter } from '#shared/log';
import { createBff } from '../../bff/app.ts';
import { createServices } from '../../bff/services-of-apps.ts';

const port = Number(process.env.PORT);
const upstreamUrl = process.env.UPSTREAM_URL ?? '';
const publicUrl = `http://127.0.0.1:${port}`;
const service = { code: 'bench', address: upstreamUrl, timeoutMs: 15_000 };
// As the portal logs: each line to a pipe that is read.
const log = createJsonLog(createLineWriter((text) => process.stderr.write(text)).write, 'bff');

const bff = createBff(
  {
    publicUrl,
    upstreamUrl,
    stores: openSqliteStores(':memory:'),
    sessionKeys: ['a key of measurements, long enough'],
    log,
  },
  (core) => {
    const rooms = createServices(core, {
      egressAllow: ['127.0.0.0/8'],
      // One session makes all the load.
      serviceCallsPerMinute: Number.POSITIVE_INFINITY,
      findService: (code) => (code === service.code ? service : undefined),
    });
    return { appServices: rooms?.step };
  },
);
bff.server.listen(port, '127.0.0.1');
