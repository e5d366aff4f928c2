import { deriveValues, type QuickStartValues, quoteForPage } from './values.ts';

export function writeBrowser(values: QuickStartValues): string {
  const { staysConnected, scope } = deriveValues(values);
  return `<!doctype html>
<!-- The page at the redirect address. It needs no server program: public clients only. -->
<html lang="en">
<meta charset="utf-8">
<title>Sign in</title>
<button type="button">Sign in</button>
<p role="status"></p>
<script type="module">
const issuer = ${quoteForPage(values.issuer)};
const client_id = ${quoteForPage(values.clientId)};
const redirect_uri = ${quoteForPage(values.redirectUri)};

const encode = (bytes) =>
  btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const random = () => encode(crypto.getRandomValues(new Uint8Array(32)));
const show = (text) => (document.querySelector('[role=status]').textContent = text);

async function begin() {
  const [verifier, state] = [random(), random()];
  sessionStorage.setItem('sign-in', JSON.stringify({ verifier, state }));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  location.assign(\`\${issuer}/auth?\${new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri,
    scope: ${quoteForPage(scope)},
    state,
    code_challenge: encode(new Uint8Array(digest)),
    code_challenge_method: 'S256',${staysConnected ? "\n    prompt: 'consent', // offline_access is granted with it only" : ''}
  })}\`);
}

async function finish(answer) {
  const { verifier, state } = JSON.parse(sessionStorage.getItem('sign-in') ?? '{}');
  sessionStorage.removeItem('sign-in');
  // The code does not stay in the address.
  history.replaceState(null, '', location.pathname);
  if (!state || answer.get('state') !== state) return show('This is not the answer to our request.');
  if (answer.has('error')) return show(answer.get('error'));
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id,
    code: answer.get('code'),
    redirect_uri,
    code_verifier: verifier,
  });
  const tokens = await (await fetch(\`\${issuer}/token\`, { method: 'POST', body })).json();
  const headers = { authorization: \`Bearer \${tokens.access_token}\` };
  const user = await (await fetch(\`\${issuer}/me\`, { headers })).json();
  show(\`Signed in: \${user.name ?? user.sub}\`);
}

document.querySelector('button').addEventListener('click', begin);
const answer = new URLSearchParams(location.search);
if (answer.has('state')) await finish(answer);
</script>`;
}
