/**
 * The upstream of the measurements: a small JSON answer, a sink, a source, and just enough of the login for the BFF to
 * make a session. Also "direct", the thing that the proxies are compared with.
 */
import { createServer, type ServerResponse } from 'node:http';

const CHUNK = Buffer.alloc(64 * 1024);
const JSON_BYTES = 1_100;
const user = {
  baselogined: true,
  userId: '4002',
  userType: 4,
  unitId: 'U2001',
  unitType: 2,
  realName: '何静',
  loginName: 'ps.admin',
  unitName: '青江实验小学',
};

function envelope(data: unknown) {
  return JSON.stringify({ status: 200, code: 'ok', message: '', data });
}

const frame = envelope({ text: '' }).length;
const small = Buffer.from(envelope({ text: 'x'.repeat(JSON_BYTES - frame) }));

function sendJson(
  res: ServerResponse,
  body: Buffer | string,
  headers: Record<string, string | string[]> = {},
) {
  return res
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'x-request-id': 'bench',
      ...headers,
    })
    .end(body);
}

const tokens = [
  'sy_access=bench-access; HttpOnly; Path=/; Max-Age=36000',
  'sy_refresh=bench-refresh; HttpOnly; Path=/api/uaa/oauth; Max-Age=43200',
];
const login = envelope({ unitType: 2, unitId: user.unitId, userType: user.userType, userId: user.userId });

/** Writes as fast as the reader takes it. */
function sendBytes(res: ServerResponse, total: number) {
  res.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': total });
  let left = total;
  const more = () => {
    while (left > 0) {
      const chunk = left >= CHUNK.length ? CHUNK : CHUNK.subarray(0, left);
      left -= chunk.length;
      if (!res.write(chunk)) return res.once('drain', more);
    }
    return res.end();
  };
  more();
}

createServer({ keepAliveTimeout: 60_000, requestTimeout: 0 }, (req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://upstream');
  if (pathname === '/api/storage/down') return sendBytes(res, Number(searchParams.get('bytes')));
  if (pathname === '/api/storage/up') return req.resume().once('end', () => sendJson(res, small));
  if (pathname === '/api/uaa/oauth/login' || pathname === '/api/uaa/oauth/refresh') {
    return req.resume().once('end', () => sendJson(res, login, { 'set-cookie': tokens }));
  }
  if (pathname === '/api/uaa/oauth/me') return sendJson(res, envelope(user));
  if (pathname === '/internal/apps/token') {
    const expiresAt = Date.now() + 300_000;
    return sendJson(res, envelope({ token: 'x'.repeat(900), expiresAt, userId: user.userId }));
  }
  if (pathname === '/internal/changes') {
    return res.writeHead(200, { 'content-type': 'text/event-stream' }).write(':listening\n\n');
  }
  return sendJson(res, small);
}).listen(Number(process.env.PORT), '127.0.0.1');
