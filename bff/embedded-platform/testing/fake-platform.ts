/** A platform in miniature: listens where it is told to, says so, and answers with its process id. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

if (process.env.FAIL_WITH) {
  process.stderr.write(`first line\n${process.env.FAIL_WITH}\n`);
  process.exit(1);
}
const server = createServer((_req, res) => {
  res.end(JSON.stringify({ pid: process.pid, environment: process.env }));
});
server.listen(Number(process.env.PLATFORM_PORT), '127.0.0.1', () => {
  process.send?.({ type: 'other' });
  process.send?.({ type: 'ready', port: (server.address() as AddressInfo).port });
});
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
