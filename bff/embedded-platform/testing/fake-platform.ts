/** A platform in miniature: listens at the given address, says so, and answers with its process id. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

if (process.env.FAIL_WITH) {
  process.stderr.write(`first line\n${process.env.FAIL_WITH}\n`);
  process.exit(1);
}
if (process.env.CRASH_WITH)
  throw new RangeError(process.env.CRASH_WITH, { cause: new Error('the axle broke') });
if (process.env.REFUSE_WITH)
  process.send?.({ type: 'failed', reason: process.env.REFUSE_WITH }, () => process.exit(1));
const server = createServer((req, res) => {
  if (req.url === '/crash') throw new TypeError('out of the blue');
  res.end(JSON.stringify({ pid: process.pid, environment: process.env }));
});
server.listen(Number(process.env.PLATFORM_PORT), '127.0.0.1', () => {
  process.send?.({ type: 'other' });
  process.send?.({ type: 'ready', port: (server.address() as AddressInfo).port });
});
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
