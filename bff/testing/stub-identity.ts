import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { answerEnvelope, type StubUpstream } from './stub-upstream.ts';

/** A sign-in service with rotating refresh tokens: replaying one revokes everything, as the real platform does. */
export interface StubIdentity {
  refreshes: number;
  /** By which names the refreshes were asked for. */
  refreshKeys: string[];
  /** `Max-Age` of access cookies from now on, seconds. */
  accessSeconds: number;
  /** How the next refreshes answer. */
  refreshMode: 'grant' | 'refuse' | 'other-code' | 'overloaded' | 'block-page' | 'hang-up' | 'no-content';
}

export function installStubIdentity(upstream: StubUpstream): StubIdentity {
  const identity: StubIdentity = { refreshes: 0, refreshKeys: [], accessSeconds: 600, refreshMode: 'grant' };
  const access = new Map<string, number>();
  const refreshTokens = new Set<string>();

  const issue = (): string[] => {
    const tokens = { access: `acc-${randomUUID()}`, refresh: `ref-${randomUUID()}` };
    access.set(tokens.access, Date.now() + identity.accessSeconds * 1000);
    refreshTokens.add(tokens.refresh);
    return [
      `sy_access=${tokens.access}; Path=/; HttpOnly; Secure; Max-Age=${identity.accessSeconds}`,
      `sy_refresh=${tokens.refresh}; Path=/api/uaa/oauth; HttpOnly; Secure; Max-Age=43200`,
    ];
  };

  upstream.on('/api/uaa/oauth/login', (req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      if (!body.includes('password=right')) answerEnvelope(res, null, { status: 400 });
      else answerEnvelope(res, { userId: '2001', userType: 2 }, { setCookies: issue() });
    });
  });
  upstream.on('/api/uaa/oauth/me', (req, res) => {
    const isKnown = (access.get(findCookie(req, 'sy_access') ?? '') ?? 0) > Date.now();
    answerEnvelope(res, isKnown ? { userId: '2001' } : null, { status: isKnown ? 200 : 401 });
  });
  upstream.on('/api/uaa/oauth/refresh', (req, res) => {
    identity.refreshes++;
    identity.refreshKeys.push(String(req.headers['idempotency-key']));
    if (identity.refreshMode === 'hang-up') return void req.socket.destroy();
    if (identity.refreshMode === 'overloaded') return void res.writeHead(503).end('busy');
    if (identity.refreshMode === 'block-page') return void res.end('<html>blocked</html>');
    const token = findCookie(req, 'sy_refresh') ?? '';
    if (identity.refreshMode === 'refuse' || !refreshTokens.delete(token)) {
      access.clear();
      refreshTokens.clear();
      answerEnvelope(res, null, { status: 401 });
      return;
    }
    if (identity.refreshMode === 'other-code') return answerEnvelope(res, null, { code: 'expired' });
    if (identity.refreshMode === 'no-content')
      return void res.writeHead(204, { 'set-cookie': issue() }).end();
    // Slow enough that careless callers would overtake each other.
    setTimeout(() => answerEnvelope(res, { userId: '2001' }, { setCookies: issue() }), 50);
  });
  upstream.on('/api/uaa/oauth/logout', (_req, res) => answerEnvelope(res, null));
  return identity;
}

function findCookie({ headers }: IncomingMessage, name: string): string | undefined {
  return headers.cookie
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
