import type { Reply } from '../../../bff/testing/ask.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const client = { client_id: 'sandbox-demo', redirect_uri: 'http://localhost:4004/callback' };
const authorization = `Basic ${Buffer.from('sandbox-demo:sandbox-demo-secret-2026').toString('base64')}`;
const challenge = {
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

/** Walks a signed-in visitor through the authorization of a client. @throws Error when no code comes back */
export async function getCode(visitor: Visitor): Promise<string> {
  const query = new URLSearchParams({
    ...client,
    ...challenge,
    response_type: 'code',
    scope: 'openid profile',
    state: 's-1',
  });
  let reply = await visitor.get(`/api/uaa/oidc/auth?${query}`);
  for (let steps = 0; steps < 5; steps += 1) {
    const location = String(reply.headers.location);
    const code = URL.canParse(location) && new URL(location).searchParams.get('code');
    if (code) return code;
    if (!location.startsWith('/') && !location.startsWith('http')) break;
    const { pathname, search } = new URL(location, 'http://portal');
    reply = await visitor.get(pathname + search);
  }
  throw new Error(`the client got no code: ${reply.status} ${reply.text.slice(0, 300)}`);
}

/** What the client's server does with a code. */
export function redeem(url: string, code: string): Promise<Reply> {
  const form = {
    grant_type: 'authorization_code',
    redirect_uri: client.redirect_uri,
    code_verifier: verifier,
  };
  return createVisitor(url).post('/api/uaa/oidc/token', { ...form, code }, undefined, { authorization });
}

/** Subject of an access token; undefined when it is not good any more. */
export async function subjectOf(url: string, accessToken: string): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const visitor = createVisitor(url);
  const { status, json } = await visitor.untilAnswered(() =>
    visitor.get('/api/uaa/oidc/me', undefined, headers),
  );
  return status === 200 ? json.sub : undefined;
}
