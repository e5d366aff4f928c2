import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, askRaw, askWhileSending } from '../testing/ask.ts';
import { type RunningBff, startBff } from '../testing/start-bff.ts';
import { answerEnvelope, type StubUpstream, startStubUpstream } from '../testing/stub-upstream.ts';

let upstream: StubUpstream;
let bff: RunningBff;

beforeEach(async () => {
  upstream = await startStubUpstream();
  bff = await startBff({ upstreamUrl: upstream.url, timeouts: { call: 1500, short: 300 } });
});
afterEach(async () => {
  await bff.stop();
  await upstream.close();
});

const mib = 1024 * 1024;

describe('a proxied call', () => {
  it('when it is allowed, then it reaches the upstream as it is and the answer comes back', async () => {
    const path = '/api/base/desktop/my_app_icon?userId=1&x=%E4%BD%A0';
    const reply = await ask(bff.port, { path });
    expect(reply.status).toBe(200);
    expect(reply.json.data.url).toBe(path);
    expect(reply.headers['x-request-id']).toBe(reply.json.data.headers['x-request-id']);
  });

  it('when a form is posted, then its bytes arrive unread', async () => {
    const body = 'a.b=1&c%5B0%5D=%E4%BD%A0';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await ask(bff.port, { method: 'POST', path: '/api/base/x', headers, body });
    expect(reply.json.data).toMatchObject({ text: body, method: 'POST' });
    expect(reply.json.data.headers['content-type']).toBe(headers['content-type']);
  });

  it('when the body is chunked, then it arrives', async () => {
    const reply = await askRaw(
      bff.port,
      'POST /zuul/api/storage/upload HTTP/1.1\r\nHost: portal.test\r\nX-Requested-By: portal\r\nConnection: close\r\n' +
        'Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n4\r\n you\r\n0\r\n\r\n',
    );
    expect(reply).toContain('"text":"hello you"');
  });

  it('when an answer has no body or is for HEAD, then it ends', async () => {
    upstream.on('/api/base/none', (_req, res) => res.writeHead(204).end());
    upstream.on('/api/base/same', (_req, res) => res.writeHead(304, { etag: '"1"' }).end());
    expect(await ask(bff.port, { path: '/api/base/none' })).toMatchObject({ status: 204, text: '' });
    expect(await ask(bff.port, { path: '/api/base/same' })).toMatchObject({ status: 304 });
    const head = await ask(bff.port, { method: 'HEAD', path: '/api/base/x' });
    expect(head).toMatchObject({ status: 200, text: '' });
  });

  it('when 64 MB go up and 200 MB come down to a slow reader, then all arrive and memory stays bounded', async () => {
    const chunk = Buffer.alloc(mib, 'x');
    const count = 200;
    upstream.on('/zuul/api/storage/down', async (_req, res) => {
      for (let i = 0; i < count; i++) if (!res.write(chunk)) await new Promise((r) => res.once('drain', r));
      res.end();
    });
    const up = await ask(bff.port, {
      method: 'POST',
      path: '/zuul/api/storage/up',
      body: Buffer.alloc(64 * mib, 'y'),
    });
    expect(up.json.data.bytes).toBe(64 * mib);

    const before = process.memoryUsage.rss();
    let peak = before;
    const received = await new Promise<number>((resolve, reject) => {
      const options = { port: bff.port, path: '/zuul/api/storage/down', headers: { host: 'portal.test' } };
      request(options, async (incoming) => {
        let bytes = 0;
        for await (const piece of incoming) {
          bytes += piece.length;
          peak = Math.max(peak, process.memoryUsage.rss());
          // Slower than the sender: without backpressure everything would pile up between.
          if (bytes % 16 === 0) await new Promise((r) => setImmediate(r));
        }
        resolve(bytes);
      })
        .on('error', reject)
        .end();
    });
    expect(received).toBe(count * mib);
    expect(peak - before).toBeLessThan(150 * mib);
  });

  it('when the browser does not read at all, then the upstream is stopped soon', async () => {
    let sent = 0;
    let hasStalled = false;
    upstream.on('/zuul/api/storage/down', async (_req, res) => {
      const chunk = Buffer.alloc(mib);
      for (let i = 0; i < 200 && !res.destroyed; i++) {
        sent++;
        if (res.write(chunk)) continue;
        const drained = await Promise.race([
          new Promise((r) => res.once('drain', () => r(true))),
          new Promise((r) => setTimeout(() => r(false), 300)),
        ]);
        if (!drained) {
          hasStalled = true;
          return;
        }
      }
    });
    const socket = connect(bff.port, '127.0.0.1');
    socket.pause();
    socket.write('GET /zuul/api/storage/down HTTP/1.1\r\nHost: portal.test\r\n\r\n');
    await expect.poll(() => hasStalled, { timeout: 10_000 }).toBe(true);
    expect(sent).toBeLessThan(60);
    socket.destroy();
  });

  it('when an event stream sends an event, then it passes at once, before any other', async () => {
    let send: ((text: string) => void) | undefined;
    upstream.on('/api/base/events', (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.flushHeaders();
      send = (text) => res.write(text);
    });
    const seen: string[] = [];
    const options = { port: bff.port, path: '/api/base/events', headers: { host: 'portal.test' } };
    const outgoing = request(options, (incoming) => {
      seen.push(`head ${incoming.statusCode}`);
      incoming.on('data', (chunk) => seen.push(String(chunk)));
      incoming.on('error', () => undefined);
    }).on('error', () => undefined);
    outgoing.end();
    await expect.poll(() => seen).toEqual(['head 200']);
    send?.('data: 1\n\n');
    await expect.poll(() => seen).toEqual(['head 200', 'data: 1\n\n']);
    send?.('data: 2\n\n');
    await expect.poll(() => seen).toHaveLength(3);
    outgoing.destroy();
  });

  it('when the browser goes away, then the upstream sees it, before and during the answer', async () => {
    let closed = 0;
    upstream.on('/api/base/silent', (_req, res) => res.on('close', () => closed++));
    upstream.on('/api/base/endless', (_req, res) => {
      res.on('close', () => closed++);
      res.write('begun');
    });
    const silent = request({ port: bff.port, path: '/api/base/silent', headers: { host: 'portal.test' } });
    silent.on('error', () => undefined).end();
    await expect.poll(() => upstream.calls).toContain('GET /api/base/silent');
    silent.destroy();
    await expect.poll(() => closed).toBe(1);

    const endless = request({ port: bff.port, path: '/api/base/endless', headers: { host: 'portal.test' } });
    endless.on('error', () => undefined).end();
    const incoming = await new Promise<NodeJS.ReadableStream>((r) => endless.once('response', r));
    incoming.on('error', () => undefined);
    endless.destroy();
    await expect.poll(() => closed).toBe(2);
    await expect.poll(() => bff.logged.filter(({ fields }) => fields.aborted).length).toBe(2);
    expect(bff.logged.filter(({ event }) => event === 'request_failed')).toEqual([]);
  });

  it('when the browser breaks off an upload, then the upstream sees it', async () => {
    let aborted = 0;
    upstream.on('/zuul/api/storage/up', (req) => {
      req.on('error', () => undefined);
      req.on('close', () => aborted++).resume();
    });
    const socket = connect(bff.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /zuul/api/storage/up HTTP/1.1\r\nHost: portal.test\r\nX-Requested-By: portal\r\nContent-Length: 1000\r\n\r\nabc',
    );
    await expect.poll(() => upstream.calls).toContain('POST /zuul/api/storage/up');
    socket.destroy();
    await expect.poll(() => aborted).toBe(1);
    expect((await ask(bff.port, { path: '/api/base/next' })).status).toBe(200);
  });

  it('when the upstream refuses an upload at once, then the browser reads why', async () => {
    upstream.on('/zuul/api/storage/up', (_req, res) => {
      res.writeHead(413, { 'content-type': 'application/json' });
      res.end('{"status":413}');
    });
    const body = Buffer.alloc(2 * mib);
    const reply = await ask(bff.port, { method: 'POST', path: '/zuul/api/storage/up', body });
    expect(reply).toMatchObject({ status: 413, json: { status: 413 } });
  });

  it('when an upload is refused while it is sent, then its rest is taken, and the connection serves on', async () => {
    const path = '/zuul/api/storage/up';
    upstream.on(path, (_req, res) => answerEnvelope(res, null, { status: 401, code: 'not_signed_in' }));
    const reply = await askWhileSending(bff.port, { path, next: '/api/base/next' });
    expect(reply).toMatch(/not_signed_in.*HTTP\/1.1 200 OK.*"\/api\/base\/next"/s);
  });

  it('when the upstream hangs up in the middle of an upload, then so does the connection serve on', async () => {
    const path = '/zuul/api/storage/up';
    upstream.on(path, (req) => req.once('data', () => req.socket.destroy()));
    const reply = await askWhileSending(bff.port, { path, next: '/api/base/next' });
    expect(reply).toMatch(/HTTP\/1.1 502 .*HTTP\/1.1 200 OK.*"\/api\/base\/next"/s);
  });
});

describe('a broken upstream', () => {
  it('when it is down, then the answer is a 502 envelope with the request id, and recovery is immediate', async () => {
    await upstream.close();
    const body = Buffer.alloc(mib);
    const replies = await Promise.all([
      ask(bff.port, { path: '/api/base/x' }),
      ask(bff.port, { method: 'POST', path: '/zuul/api/storage/x', body }),
    ]);
    for (const reply of replies) {
      expect(reply.status).toBe(502);
      expect(reply.json).toMatchObject({
        status: 502,
        code: 'upstream_unavailable',
        requestId: reply.headers['x-request-id'],
      });
    }
    upstream = await startStubUpstream(upstream.port);
    expect((await ask(bff.port, { path: '/api/base/x' })).status).toBe(200);
  });

  it('when it hangs up instead of answering, then the answer is a 502 envelope', async () => {
    upstream.on('/api/base/x', (req) => req.socket.destroy());
    expect(await ask(bff.port, { path: '/api/base/x' })).toMatchObject({
      status: 502,
      json: { code: 'upstream_unavailable' },
    });
  });

  it('when it dies in the middle of an answer, then the browser sees a broken transfer, not a short answer', async () => {
    upstream.on('/api/base/x', (req, res) => {
      res.writeHead(200, { 'content-length': '1000' });
      res.write('begun', () => req.socket.destroy());
    });
    await expect(ask(bff.port, { path: '/api/base/x' })).rejects.toThrow(/aborted|hang up/);
  });

  it('when it is too slow, then the answer is a 504 envelope: sooner where people wait to sign in, and for pictures', async () => {
    upstream.on('/api/base/slow', () => undefined);
    upstream.on('/api/uaa/oauth/me', () => undefined);
    upstream.on('/api/storage/show/icon/hw.svg', () => undefined);
    const paths = ['/api/base/slow', '/api/uaa/oauth/me', '/api/storage/show/icon/hw.svg'];
    for (const reply of await Promise.all(paths.map((path) => ask(bff.port, { path })))) {
      expect(reply).toMatchObject({ status: 504, json: { status: 504, code: 'upstream_timeout' } });
    }
    const finished = bff.logged.filter(({ event }) => event === 'request').map(({ fields }) => fields.path);
    expect(finished.slice(0, 2).toSorted()).toEqual(['/api/storage/show/icon/hw.svg', '/api/uaa/oauth/me']);
    expect(finished.slice(2)).toEqual(['/api/base/slow']);
  });

  it('when it answers what is no HTTP, then the answer is a 502 envelope', async () => {
    upstream.on('/api/base/x', (req) => req.socket.end('220 smtp.example ready\r\n\r\n'));
    const reply = await ask(bff.port, { path: '/api/base/x' });
    expect(reply).toMatchObject({ status: 502, json: { code: 'upstream_invalid' } });
  });

  it('when something in between answers HTML, then it passes, unable to act as a page', async () => {
    upstream.on('/api/base/x', (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>');
    });
    const reply = await ask(bff.port, { path: '/api/base/x' });
    expect(reply.text).toContain('<script>');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('when one call hangs, then others are served', async () => {
    upstream.on('/api/base/slow', () => undefined);
    const slow = ask(bff.port, { path: '/api/base/slow' });
    const quick = await Promise.all(Array.from({ length: 20 }, () => ask(bff.port, { path: '/api/base/x' })));
    expect(quick.every(({ status }) => status === 200)).toBe(true);
    expect((await slow).status).toBe(504);
  });
});

it('when big random bytes go round, then not one of them changes', async () => {
  const body = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 251));
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  upstream.on('/zuul/api/storage/hash', (req, res) => {
    const hash = createHash('sha256');
    req.on('data', (chunk) => hash.update(chunk)).on('end', () => answerEnvelope(res, hash.digest('hex')));
  });
  const reply = await ask(bff.port, { method: 'POST', path: '/zuul/api/storage/hash', body });
  expect(reply.json.data).toBe(digest(body));
});

it.each([256, 16_384, 20_000])(
  'when a picture of %i bytes comes back, then not one of them changes',
  async (length) => {
    const picture = Buffer.from(Array.from({ length }, (_, i) => i % 256));
    upstream.on('/api/storage/show/picture', (_req, res) => {
      res.writeHead(200, { 'content-type': 'image/png', 'content-length': length });
      res.end(picture);
    });
    const head = 'GET /api/storage/show/picture HTTP/1.1\r\nHost: portal.test\r\nConnection: close\r\n\r\n';
    const answer = await askRaw(bff.port, head);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer.slice(answer.indexOf('\r\n\r\n') + 4) === picture.toString('latin1')).toBe(true);
  },
);
