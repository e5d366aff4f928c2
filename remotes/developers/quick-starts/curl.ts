import { deriveValues, type QuickStartValues, quoteForShell, secretName } from './values.ts';

export function writeCurl(values: QuickStartValues): string {
  const { environment, staysConnected, scope } = deriveValues(values);
  const { issuer, clientId, redirectUri, isPublic } = values;
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    // offline_access is granted with it only.
    ...(staysConnected ? { prompt: 'consent' } : {}),
  });
  const field = (name: string, value: string): string =>
    `--data-urlencode ${quoteForShell(`${name}=${value}`)}`;
  const identity = isPublic ? field('client_id', clientId) : `-u ${quoteForShell(clientId)}":$${secretName}"`;
  return `# Save as sign-in.sh. Then: ${environment}bash sign-in.sh
set -e
random() { openssl rand -base64 48 | tr '+/' '-_' | tr -d '=\\n'; }
verifier=$(random)
state=$(random)
challenge=$(printf %s "$verifier" | openssl dgst -sha256 -binary | openssl base64 | tr '+/' '-_' | tr -d '=')

# 1. The sign-in, in a browser. It ends at the redirect address, with the code in it.
echo "Open ${issuer}/auth?${query}&state=$state&code_challenge=$challenge&code_challenge_method=S256"
printf 'Within a minute, the code from the address that you come to: '
read -r code

# 2. The tokens.
tokens=$(curl -sS --fail-with-body ${quoteForShell(`${issuer}/token`)} ${identity} \\
  -d grant_type=authorization_code \\
  --data-urlencode "code=$code" \\
  ${field('redirect_uri', redirectUri)} \\
  -d code_verifier="$verifier")

# 3. Who is it?
access_token=$(printf %s "$tokens" | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
curl -sS --fail-with-body ${quoteForShell(`${issuer}/me`)} -H "Authorization: Bearer $access_token"`;
}
