// Ends sessions of this server when the portal says that a user signed out (OpenID Connect Back-Channel Logout 1.0).
import { createRemoteJWKSet, jwtVerify } from 'jose';

const event = 'http://schemas.openid.net/event/backchannel-logout';

export function createSignOuts({ issuer, jwksUri, clientId }) {
  const keys = createRemoteJWKSet(new URL(jwksUri));
  const ended = new Set(); // keep it where all servers of the app see it

  const checkLogoutToken = async (token) => {
    const { payload } = await jwtVerify(token, keys, { issuer, audience: clientId, typ: 'logout+jwt' });
    const isLogout = payload.events?.[event] !== undefined && payload.nonce === undefined;
    if (!isLogout || !payload.sid) throw new Error('not a logout token');
    return payload;
  };

  return {
    /** Answers `POST` at the registered `backchannel_logout_uri`; needs a parsed form. */
    receive: async (request, response) => {
      response.set('Cache-Control', 'no-store');
      try {
        const { sid } = await checkLogoutToken(request.body?.logout_token ?? '');
        ended.add(sid);
        response.status(200).end();
      } catch {
        response.status(400).json({ error: 'invalid_request' });
      }
    },

    /** Ahead of every page: a user who was signed out has no session here any more. */
    endSessions: (request, _response, next) => {
      if (ended.has(request.session.sid)) request.session.regenerate(next);
      else next();
    },
  };
}
