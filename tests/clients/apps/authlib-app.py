"""Signs users in with Authlib 1.2 and Requests, in the web server that comes with Python."""
import json
import os
import secrets
from http.cookies import SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlencode, urlsplit

import requests
from authlib.common.errors import AuthlibBaseError
from authlib.common.security import generate_token
from authlib.integrations.requests_client import OAuth2Session
from authlib.jose import JsonWebKey, jwt
from authlib.oidc.core import CodeIDToken

PORTAL = os.environ.get("PORTAL", "http://localhost:3000")
CLIENT_ID = os.environ.get("CLIENT_ID", "sandbox-demo")
CLIENT_SECRET = os.environ.get("CLIENT_SECRET", "sandbox-demo-secret-2026")
PORT = int(os.environ.get("PORT", "4004"))
HOME = f"http://localhost:{PORT}/"

metadata = requests.get(f"{PORTAL}/api/uaa/oidc/.well-known/openid-configuration", timeout=10).json()
AUTHORIZATION_ENDPOINT = os.environ.get("AUTHORIZATION_ENDPOINT", metadata["authorization_endpoint"])

sessions = {}  # by the id in the browser's cookie


def client(**options):
    return OAuth2Session(
        CLIENT_ID,
        CLIENT_SECRET,
        scope="openid profile unit offline_access",
        redirect_uri=f"{HOME}callback",
        code_challenge_method="S256",
        token_endpoint=metadata["token_endpoint"],
        **options,
    )


def check_id_token(id_token, nonce):
    keys = JsonWebKey.import_key_set(requests.get(metadata["jwks_uri"], timeout=10).json())
    claims = jwt.decode(
        id_token,
        keys,
        claims_cls=CodeIDToken,
        claims_options={"iss": {"essential": True, "value": metadata["issuer"]}},
        claims_params={"client_id": CLIENT_ID, "nonce": nonce},
    )
    claims.validate(leeway=30)
    return claims


class Handler(BaseHTTPRequestHandler):
    def login(self, session):
        session.update(verifier=generate_token(48), nonce=generate_token(24))
        address, session["state"] = client().create_authorization_url(
            AUTHORIZATION_ENDPOINT,
            code_verifier=session["verifier"],
            nonce=session["nonce"],
            prompt="consent",  # needed for offline_access
        )
        self.redirect(address)

    def callback(self, session):
        answer = dict(parse_qsl(urlsplit(self.path).query))
        if "error" in answer:  # such as access_denied
            raise AuthlibBaseError(answer["error"], answer.get("error_description"))
        if "verifier" not in session:  # reloaded, or opened in another browser
            return self.redirect("/login")
        with client(state=session.pop("state")) as portal:
            token = portal.fetch_token(
                authorization_response=HOME.rstrip("/") + self.path, code_verifier=session.pop("verifier")
            )
        claims = check_id_token(token["id_token"], session.pop("nonce"))
        self.signed_in(session, token, claims["sub"])

    def refresh(self, session):
        with client(token=session["token"]) as portal:
            token = portal.refresh_token(metadata["token_endpoint"], session["token"]["refresh_token"])
        self.signed_in(session, {"id_token": session["token"]["id_token"], **token}, session["user"]["sub"])

    def signed_in(self, session, token, sub):
        with client(token=token) as portal:
            user = portal.get(metadata["userinfo_endpoint"]).json()
        if user["sub"] != sub:
            raise ValueError("the answer is about somebody else")
        session.update(token=dict(token), user=user)
        self.redirect("/")

    def logout(self, session):
        parameters = {"client_id": CLIENT_ID, "post_logout_redirect_uri": HOME}
        if "token" in session:
            parameters["id_token_hint"] = session["token"]["id_token"]
        session.clear()
        self.redirect(f"{metadata['end_session_endpoint']}?{urlencode(parameters)}")

    def home(self, session):
        self.answer(200, json.dumps({"user": session.get("user")}).encode(), "application/json")

    def do_GET(self):
        cookie = SimpleCookie(self.headers.get("Cookie", "")).get(CLIENT_ID)
        self.session_id = cookie.value if cookie and cookie.value in sessions else secrets.token_urlsafe(32)
        session = sessions.setdefault(self.session_id, {})
        pages = {"/": self.home, "/login": self.login, "/callback": self.callback}
        pages.update({"/refresh": self.refresh, "/logout": self.logout})
        page = pages.get(self.path.split("?")[0])
        try:
            page(session) if page else self.answer(404)
        except Exception as error:  # what the portal refused has its name in `error`
            body = json.dumps({"error": getattr(error, "error", "failed"), "message": str(error)})
            self.answer(400, body.encode(), "application/json")

    def redirect(self, address):
        self.answer(302, headers={"Location": address})

    def answer(self, status, body=b"", content_type="text/plain", headers=None):
        self.send_response(status)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.send_header("Set-Cookie", f"{CLIENT_ID}={self.session_id}; HttpOnly; SameSite=Lax; Path=/")
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        """Addresses hold codes: they stay out of the log."""


server = ThreadingHTTPServer(("localhost", PORT), Handler)
print(f"Open {HOME}login", flush=True)
server.serve_forever()
