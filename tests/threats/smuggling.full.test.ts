import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askRaw } from '../../bff/testing/ask.ts';
import { type RealPortal, startRealPortal } from './testing/start-real-portal.ts';

let portal: RealPortal;
beforeAll(async () => {
  portal = await startRealPortal();
});
afterAll(() => portal.stop());

const host = 'portal.example';
const hidden = `GET /api/uaa/oauth/me HTTP/1.1\r\nHost: ${host}\r\n\r\n`;

function request(...lines: string[]): string {
  return ['POST /api/uaa/oauth/login HTTP/1.1', `Host: ${host}`, 'X-Requested-By: portal', ...lines].join(
    '\r\n',
  );
}

describe('T17 requests that two servers could read in two ways', () => {
  it.each<[string, string]>([
    [
      'a length and chunks',
      `${request('Content-Length: 4', 'Transfer-Encoding: chunked')}\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    ['two hosts', `${request('Host: evil.example', 'Content-Length: 0')}\r\n\r\n${hidden}`],
    ['the same host twice', `${request(`host: ${host}`, 'Content-Length: 0')}\r\n\r\n${hidden}`],
    ['two lengths', `${request('Content-Length: 0', `Content-Length: ${hidden.length}`)}\r\n\r\n${hidden}`],
    ['two lengths in one line', `${request(`Content-Length: 0, ${hidden.length}`)}\r\n\r\n${hidden}`],
    [
      'a coding that is not the last',
      `${request('Transfer-Encoding: chunked, identity')}\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    ['chunks under a misspelt name', `${request('Transfer-Encoding : chunked')}\r\n\r\n0\r\n\r\n${hidden}`],
    ['bare line feeds', `POST /api/uaa/oauth/login HTTP/1.1\nHost: ${host}\nContent-Length: 0\n\n${hidden}`],
    ['a folded header', `${request('X-A: b', ' Content-Length: 5')}\r\n\r\n${hidden}`],
    ['a size of a chunk that is none', `${request('Transfer-Encoding: chunked')}\r\n\r\n-1\r\n${hidden}`],
  ])(
    'when a request has %s, then it is refused, and what is hidden in it is not answered',
    async (_, bytes) => {
      const text = await askRaw(portal.port, bytes);
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
      expect(text.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
      expect(text).toContain('connection: close');
    },
  );

  it('when a browser declares identity headers as its connection’s own, then they arrive all the same', async () => {
    const { sid } = await portal.signIn('t.zhou');
    for (const connection of ['Sy-Headers, Cookie', 'X-Request-Id, X-Forwarded-For, Cookie, keep-alive']) {
      const reply = await portal.ask({ path: '/api/uaa/oauth/me', sid, headers: { connection } });
      expect(reply.json.data.userId).toBe('2001');
      expect(reply.headers['x-request-id']).toBeDefined();
    }
  });
});
