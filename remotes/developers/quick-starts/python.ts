import { deriveValues, type QuickStartValues, quote, secretName } from './values.ts';

export function writePython(values: QuickStartValues): string {
  const { environment, port, staysConnected, scope } = deriveValues(values);
  const { issuer, clientId, redirectUri, isPublic } = values;
  const method = isPublic ? ', "token_endpoint_auth_method": "none"' : '';
  return `# Save as sign_in.py. Then: pip install authlib requests flask && ${environment}python3 sign_in.py
import os
import secrets
from authlib.integrations.flask_client import OAuth
from flask import Flask, session

app = Flask(__name__)
app.secret_key = os.environ.get("SESSION_KEY") or secrets.token_hex(32)
oauth = OAuth(app)
portal = oauth.register(
    "portal",
    client_id=${quote(clientId)},${isPublic ? '' : `\n    client_secret=os.environ["${secretName}"],`}
    server_metadata_url=${quote(`${issuer}/.well-known/openid-configuration`)},
    client_kwargs={"scope": ${quote(scope)}, "code_challenge_method": "S256"${method}},${staysConnected ? '\n    authorize_params={"prompt": "consent"},  # offline_access is granted with it only' : ''}
)


@app.get("/login")
def login():
    return portal.authorize_redirect(${quote(redirectUri)})


@app.get(${quote(new URL(redirectUri).pathname)})
def callback():
    token = portal.authorize_access_token()
    user = portal.userinfo(token=token)
    session["user"] = user["sub"]
    return f"Signed in: {user.get('name', user['sub'])}", {"Content-Type": "text/plain; charset=utf-8"}


if __name__ == "__main__":
    app.run(port=${port})`;
}
