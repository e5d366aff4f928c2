/** The real values of a client, for code that runs when it is pasted. */
export interface QuickStartValues {
  issuer: string;
  clientId: string;
  redirectUri: string;
  scopes: readonly string[];
  isPublic: boolean;
}

export const quickStarts = ['node', 'python', 'apache', 'browser', 'curl'] as const;
export type QuickStart = (typeof quickStarts)[number];

const text = JSON.stringify;
const secretName = 'CLIENT_SECRET';

const node = ({
  issuer,
  clientId,
  redirectUri,
  scopes,
  isPublic,
}: QuickStartValues): string => `// npm install openid-client
import * as oidc from 'openid-client';

const config = await oidc.discovery(
  new URL(${text(issuer)}),
  ${text(clientId)},${isPublic ? '\n  undefined,\n  oidc.None(),' : `\n  process.env.${secretName},`}
);

// 1. Keep verifier and state in the visitor's session, then send the visitor to the address.
const verifier = oidc.randomPKCECodeVerifier();
const state = oidc.randomState();
const address = oidc.buildAuthorizationUrl(config, {
  redirect_uri: ${text(redirectUri)},
  scope: ${text(scopes.join(' '))},
  code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
  state,
});

// 2. At the redirect address: currentUrl is the full address of the request.
const tokens = await oidc.authorizationCodeGrant(config, currentUrl, {
  pkceCodeVerifier: verifier,
  expectedState: state,
});
const user = tokens.claims();`;

const python = ({
  issuer,
  clientId,
  redirectUri,
  scopes,
  isPublic,
}: QuickStartValues): string => `# pip install authlib httpx flask
import os
from authlib.integrations.flask_client import OAuth
from flask import Flask, session

app = Flask(__name__)
app.secret_key = os.environ["SESSION_KEY"]
oauth = OAuth(app)
portal = oauth.register(
    "portal",
    client_id=${text(clientId)},${isPublic ? '' : `\n    client_secret=os.environ["${secretName}"],`}
    server_metadata_url=${text(`${issuer}/.well-known/openid-configuration`)},
    client_kwargs={"scope": ${text(scopes.join(' '))}, "code_challenge_method": "S256"${isPublic ? ', "token_endpoint_auth_method": "none"' : ''}},
)

@app.get("/login")
def login():
    return portal.authorize_redirect(${text(redirectUri)})

@app.get(${text(new URL(redirectUri).pathname)})
def callback():
    session["user"] = portal.authorize_access_token()["userinfo"]
    return session["user"]`;

const apache = ({
  issuer,
  clientId,
  redirectUri,
  scopes,
  isPublic,
}: QuickStartValues): string => `# apt install libapache2-mod-auth-openidc
OIDCProviderMetadataURL ${issuer}/.well-known/openid-configuration
OIDCClientID ${clientId}
${isPublic ? 'OIDCProviderTokenEndpointAuth none' : `OIDCClientSecret "\${${secretName}}"`}
OIDCRedirectURI ${redirectUri}
OIDCScope ${text(scopes.join(' '))}
OIDCPKCEMethod S256
OIDCCryptoPassphrase "exec:/bin/bash -c \\"head -c 32 /dev/urandom | base64\\""

<Location />
  AuthType openid-connect
  Require valid-user
</Location>`;

const browser = ({
  issuer,
  clientId,
  redirectUri,
  scopes,
}: QuickStartValues): string => `// A page without a server: public clients only.
const encode = (bytes) =>
  btoa(String.fromCharCode(...bytes)).replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=+$/, '');
const random = () => encode(crypto.getRandomValues(new Uint8Array(32)));

async function signIn() {
  const [verifier, state] = [random(), random()];
  sessionStorage.setItem('sign-in', JSON.stringify({ verifier, state }));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  location.assign(\`${issuer}/auth?\${new URLSearchParams({
    response_type: 'code',
    client_id: ${text(clientId)},
    redirect_uri: ${text(redirectUri)},
    scope: ${text(scopes.join(' '))},
    state,
    code_challenge: encode(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  })}\`);
}

async function finish() {
  const answer = new URLSearchParams(location.search);
  const { verifier, state } = JSON.parse(sessionStorage.getItem('sign-in'));
  if (answer.get('state') !== state) throw new Error('not our answer');
  const response = await fetch('${issuer}/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: ${text(clientId)},
      code: answer.get('code'),
      redirect_uri: ${text(redirectUri)},
      code_verifier: verifier,
    }),
  });
  return response.json();
}`;

const curl = ({ issuer, clientId, redirectUri, scopes, isPublic }: QuickStartValues): string => {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
  });
  const identity = isPublic ? `-d client_id=${clientId}` : `-u "${clientId}:$${secretName}"`;
  return `verifier=$(openssl rand -base64 48 | tr '+/' '-_' | tr -d '=')
challenge=$(printf %s "$verifier" | openssl dgst -sha256 -binary | openssl base64 | tr '+/' '-_' | tr -d '=')

# 1. Open this in a browser, sign in, and copy the code from the address you are sent to.
echo "${issuer}/auth?${query}&state=$RANDOM&code_challenge=$challenge&code_challenge_method=S256"

# 2. Within a minute:
curl ${issuer}/token ${identity} \\
  -d grant_type=authorization_code \\
  -d code="$code" \\
  -d redirect_uri=${redirectUri} \\
  -d code_verifier="$verifier"

# 3. Who is it?
curl ${issuer}/me -H "Authorization: Bearer $access_token"`;
};

const writers: Readonly<Record<QuickStart, (values: QuickStartValues) => string>> = {
  node,
  python,
  apache,
  browser,
  curl,
};

/** Code for a kind of program, with the real values of a client. A secret never stands in it. */
export const writeQuickStart = (kind: QuickStart, values: QuickStartValues): string => writers[kind](values);

/** A page alone keeps no secret, and a server module is no public client. */
export const quickStartsFor = (isPublic: boolean): QuickStart[] =>
  quickStarts.filter((kind) => (isPublic ? kind !== 'apache' : kind !== 'browser'));
