import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createEgressFetch } from './egress.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function listen(listener: RequestListener): Promise<number> {
  server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test.each([
  'http://127.0.0.1:1/',
  'http://localhost:1/',
  'http://10.1.2.3/',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]:1/',
  'http://[64:ff9b:1::a00:1]:1/',
  'http://[fec0::1]:1/',
  'http://[::127.0.0.1]:1/',
  'http://[::ffff:10.0.0.1]:1/',
  'http://[::ffff:0:127.0.0.1]:1/',
  'http://[2002:7f00:1::1]:1/',
  'http://[2001::1]:1/',
  'http://[3fff::1]:1/',
  'http://[5f00::1]:1/',
  'http://[4000::1]:1/',
  'http://192.88.99.1:1/',
  'http://192.175.48.1:1/',
  'http://100.64.0.1:1/',
  'http://0.1.2.3:1/',
  'http://0x7f.1/',
  'http://2130706433/',
  'file:///etc/passwd',
])('T27: when %s is called without being allowed, then nothing is sent', async (address) => {
  await expect(createEgressFetch()(address)).rejects.toThrow('egress refused');
});

test.each(['host', 'network'])('when the deployer allows the %s, then it is called', async (kind) => {
  const bodies: string[] = [];
  const port = await listen(async (request, response) => {
    bodies.push(`${request.method} ${request.headers['content-type']} ${await text(request)}`);
    response.end('done');
  });
  const fetch = createEgressFetch({ allow: [kind === 'host' ? `localhost:${port}` : '127.0.0.0/8'] });
  const response = await fetch(`http://${kind === 'host' ? 'localhost' : '127.0.0.1'}:${port}/x`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ a: '1' }),
  });
  expect([response.status, await response.text(), bodies]).toEqual([
    200,
    'done',
    ['POST application/x-www-form-urlencoded a=1'],
  ]);
});

test('when another port of an allowed host is called, then nothing is sent', async () => {
  const port = await listen((_request, response) => response.end());
  await expect(createEgressFetch({ allow: ['localhost:1'] })(`http://localhost:${port}/`)).rejects.toThrow(
    'egress refused',
  );
});

test('when the answer is a redirect, then it is not followed', async () => {
  const port = await listen((_request, response) => response.writeHead(302, { location: '/other' }).end());
  const response = await createEgressFetch({ allow: [`127.0.0.1:${port}`] })(`http://127.0.0.1:${port}/`);
  expect(response.status).toBe(302);
});

test('when the answer is endless, then it is cut off', async () => {
  const port = await listen((_request, response) => {
    const write = (): void => {
      if (!response.destroyed) response.write('x'.repeat(16_384), () => setImmediate(write));
    };
    write();
  });
  const fetch = createEgressFetch({ allow: [`127.0.0.1:${port}`] });
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('too large');
});
