/** A client of the platform that keeps cookies, as the BFF does for one browser. */
export interface TestClient {
  readonly cookies: Map<string, string>;
  readonly get: (path: string) => Promise<TestAnswer>;
  /** Sends a form. */
  readonly post: (path: string, form?: Record<string, string>) => Promise<TestAnswer>;
  readonly postJson: (path: string, body: object) => Promise<TestAnswer>;
}

export interface TestAnswer {
  http: number;
  headers: Headers;
  /** The envelope; null when the body is no JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they assert
  body: any;
}

/**
 * @param ip the browser's address, as the BFF would forward it
 * @param extra headers of every request
 */
export function createTestClient(
  base: string,
  ip = '10.0.0.1',
  extra: Readonly<Record<string, string>> = {},
): TestClient {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<TestAnswer> => {
    const headers = new Headers({ ...extra, ...Object.fromEntries(new Headers(init.headers)) });
    headers.set('x-forwarded-for', ip);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(base + path, { ...init, headers });
    keepCookies(cookies, response.headers);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { http: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : null };
  };
  return {
    cookies,
    get: (path) => send(path, {}),
    post: (path, form = {}) => send(path, { method: 'POST', body: new URLSearchParams(form) }),
    postJson: (path, body) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
  };
}

function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
