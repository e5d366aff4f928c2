/** The real values of a client, for code that runs when it is pasted. */
export interface QuickStartValues {
  issuer: string;
  clientId: string;
  redirectUri: string;
  scopes: readonly string[];
  isPublic: boolean;
}

/** Where the code finds the secret, which never stands in it. */
export const secretName = 'CLIENT_SECRET';

export const fallbackPort = 4001;

/** What the programs say alike, as texts of their languages. */
export function deriveValues({ issuer, redirectUri, scopes, isPublic }: QuickStartValues) {
  return {
    /** How the program is started. */
    environment: isPublic ? '' : `${secretName}=… `,
    /** Where a program of the developer's own computer listens. */
    port: Number(new URL(redirectUri).port) || fallbackPort,
    isPlainHttp: new URL(issuer).protocol === 'http:',
    /** OpenID Connect Core §11: without the question there is no refresh token. */
    staysConnected: scopes.includes('offline_access'),
    scope: scopes.join(' '),
  };
}

/** A text of JavaScript, Python and Apache. */
export function quote(text: string): string {
  return JSON.stringify(text);
}

/** A text of a script inside a page, which it cannot end. */
export function quoteForPage(text: string): string {
  return quote(text).replaceAll('<', '\\u003c');
}

/** A text of a shell. */
export function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
