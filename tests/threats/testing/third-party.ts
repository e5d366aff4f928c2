import { createHash, randomBytes } from 'node:crypto';
import type { Reply } from '../../../bff/testing/ask.ts';
import type { RealPortal } from './start-real-portal.ts';

export interface ThirdParty {
  readonly id: string;
  readonly secret?: string;
  readonly redirectUri: string;
}

/** Clients of the demo data. */
export const reader: ThirdParty = {
  id: 'reader',
  secret: 'reader-demo-secret-2026',
  redirectUri: 'http://localhost:4001/callback',
};
export const kiosk: ThirdParty = { id: 'kiosk', redirectUri: 'http://localhost:4002/callback' };
export const sandboxDemo: ThirdParty = {
  id: 'sandbox-demo',
  secret: 'sandbox-demo-secret-2026',
  redirectUri: 'http://localhost:4004/callback',
};

export const invalidGrant = { status: 400, json: { error: 'invalid_grant' } };

export function createPkce() {
  const verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, challenge: { code_challenge, code_challenge_method: 'S256' } };
}

/** What a client asks for, as an address or a form carries it. */
export function requestOf(
  { id, redirectUri }: ThirdParty,
  more: Record<string, string> = {},
): Record<string, string> {
  return {
    response_type: 'code',
    client_id: id,
    redirect_uri: redirectUri,
    scope: 'openid profile',
    state: 'st-1',
    ...more,
  };
}

export interface IssuedCode {
  readonly code: string;
  readonly verifier: string;
}

/** What the servers of clients do, and what their users do for them on the portal. */
export function createThirdParties(portal: () => RealPortal) {
  /** Sends a form as the server of a client. */
  const send = (path: string, { id, secret }: ThirdParty, form: Record<string, string>): Promise<Reply> => {
    const basic = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
    return portal().post(`/api/uaa/oidc${path}`, secret ? form : { ...form, client_id: id }, {
      headers: { 'x-requested-by': '', ...(secret ? { authorization: basic } : {}) },
    });
  };

  /** Asks for a code through the call of the portal's own page, and consents where the user is asked. */
  const authorize = async (
    sid: string,
    party: ThirdParty,
    more: Record<string, string> = {},
  ): Promise<IssuedCode> => {
    const { verifier, challenge } = createPkce();
    const form = requestOf(party, { ...challenge, ...more });
    const { json, text } = await portal().post('/api/uaa/shiyue_webauth', form, { sid });
    let address: unknown = json.data?.address;
    if (json.data?.consent) {
      const interaction = new URL(json.data.consent, 'http://portal').searchParams.get('interaction') ?? '';
      const confirmed = await portal().post('/api/uaa/consent/confirm', { interaction }, { sid });
      address = confirmed.json.data?.address;
    }
    const code = URL.parse(String(address))?.searchParams.get('code');
    if (!code) throw new Error(`the client got no code: ${address} ${text}`);
    return { code, verifier };
  };

  const redeem = (
    party: ThirdParty,
    { code, verifier }: IssuedCode,
    more: Record<string, string> = {},
  ): Promise<Reply> =>
    send('/token', party, {
      grant_type: 'authorization_code',
      redirect_uri: party.redirectUri,
      code,
      code_verifier: verifier,
      ...more,
    });

  return {
    send,
    authorize,
    redeem,
    refresh: (party: ThirdParty, token: string) =>
      send('/token', party, { grant_type: 'refresh_token', refresh_token: token }),
    /** Status of the userinfo endpoint for an access token. */
    statusOf: async (accessToken: string): Promise<number> => {
      const headers = { authorization: `Bearer ${accessToken}` };
      return (await portal().ask({ path: '/api/uaa/oidc/me', headers })).status;
    },
    /** Tokens of a client for a signed-in user. */
    getTokens: async (
      sid: string,
      party: ThirdParty,
      more: Record<string, string> = {},
    ): Promise<{ access_token: string; refresh_token: string; id_token: string }> => {
      const { status, json, text } = await redeem(party, await authorize(sid, party, more));
      if (status !== 200) throw new Error(`the client got no tokens: ${text}`);
      return json;
    },
  };
}
