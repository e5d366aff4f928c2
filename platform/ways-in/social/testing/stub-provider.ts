import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';

/** What a provider does that is not as it should be. */
export interface StubBehaviour {
  /** Answers in the place of an endpoint: `metadata`, `token` or `keys`. */
  answers: Partial<Record<Endpoint, (request: IncomingMessage, response: ServerResponse) => void>>;
  /** Changes of the metadata, and of the claims of the id token. */
  metadata: Readonly<Record<string, unknown>>;
  claims: Readonly<Record<string, unknown>>;
  /** Who signs the id token. */
  signs: 'the provider' | 'nobody' | 'somebody else' | 'the client secret';
}

type Endpoint = 'metadata' | 'token' | 'keys';

const paths: Readonly<Record<string, Endpoint>> = {
  '/.well-known/openid-configuration': 'metadata',
  '/token': 'token',
  '/keys': 'keys',
};
export const stubParty = { id: 'portal', secret: 'a secret of the stub that has more than 32 characters' };

/** An OpenID provider at the network's edge that does what a test wants. It issues a token for every code. */
export async function openStubProvider() {
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const asItShould = (): StubBehaviour => ({ answers: {}, metadata: {}, claims: {}, signs: 'the provider' });
  let behaviour = asItShould();
  let keys = await createKeys('1');
  let nonce: string | undefined;
  /** Bodies that came to the token endpoint. */
  const redeemed: URLSearchParams[] = [];

  const createIdToken = async (): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      ...{ iss: issuer, aud: stubParty.id, sub: 'n-1', iat: now, exp: now + 60, nonce },
      ...behaviour.claims,
    };
    if (behaviour.signs === 'nobody') return new UnsecuredJWT(payload).encode();
    const token = new SignJWT(payload);
    if (behaviour.signs === 'the client secret') {
      return token.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(stubParty.secret));
    }
    const { kid, privateKey } = behaviour.signs === 'the provider' ? keys : await createKeys(keys.kid);
    return token.setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
  };

  const bodies: Readonly<Record<Endpoint, () => Promise<object>>> = {
    metadata: async () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      ...behaviour.metadata,
    }),
    token: async () => ({ access_token: 'a', token_type: 'Bearer', id_token: await createIdToken() }),
    keys: async () => ({ keys: [keys.jwk] }),
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const endpoint = paths[request.url ?? ''];
    if (!endpoint) {
      response.writeHead(404).end();
      return;
    }
    if (endpoint === 'token') redeemed.push(new URLSearchParams(await text(request)));
    const own = behaviour.answers[endpoint];
    if (own) own(request, response);
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(await bodies[endpoint]()));
  };

  return {
    ...{ issuer, redeemed },
    behave: (change: Partial<StubBehaviour>): void => {
      behaviour = { ...asItShould(), ...change };
    },
    rotateKeys: async () => {
      keys = await createKeys('2');
    },
    /** What a browser does at its page; the answer is where it goes back to. */
    authorize: (asked: string, change: Record<string, string> = {}): string => {
      const { searchParams } = new URL(asked);
      nonce = searchParams.get('nonce') ?? undefined;
      const state = searchParams.get('state') ?? '';
      const query = new URLSearchParams({ code: 'c-1', state, ...change });
      return `${searchParams.get('redirect_uri')}?${query}`;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function createKeys(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' };
  return { kid, privateKey, jwk };
}
