// The portal as a provider of Auth.js: the same for NextAuth 5, @auth/express, @auth/sveltekit and @auth/core alone.
const {
  PORTAL = 'http://localhost:3000',
  CLIENT_ID = 'reader',
  CLIENT_SECRET = 'reader-demo-secret-2026',
  SESSION_SECRET = 'change me: at least 32 characters of it',
} = process.env;

const portal = {
  id: 'portal',
  name: 'School portal',
  type: 'oidc',
  issuer: `${PORTAL}/api/uaa/oidc`,
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
  authorization: { params: { scope: 'openid profile unit' } }, // Auth.js would ask for `email`, too
  checks: ['pkce', 'state', 'nonce'],
  profile: (claims) => ({ id: claims.sub, name: claims.name, image: claims.picture }),
};

export const config = {
  providers: [portal],
  secret: SESSION_SECRET,
  session: { maxAge: 8 * 60 * 60 }, // seconds; nothing notifies Auth.js of sign-outs at the portal
  callbacks: {
    // `account` and `profile` are there when a user signs in. Auth.js makes up a new `token.sub` each time.
    jwt: ({ token, account, profile }) =>
      account
        ? { ...token, sub: account.providerAccountId, userType: profile.user_type, unitId: profile.unit_id }
        : token,
    session: ({ session, token: { sub, userType, unitId } }) => ({
      ...session,
      user: { ...session.user, id: sub, userType, unitId },
    }),
  },
};
