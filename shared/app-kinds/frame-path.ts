/** Name of the remote that shows pages of other origins below the header. */
export const framesRemote = 'frames';

/** The page of every framed app; its query names the app, so that the server can say which origin it may frame. */
export const framesPath = '/frames';

export function framePath(code: string): string {
  return `${framesPath}?app=${encodeURIComponent(code)}`;
}

/** The code of the app that a query names; undefined where it names none. */
export function findFramedApp(search: string): string | undefined {
  const code = new URLSearchParams(search).get('app');
  return code && /^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(code) ? code : undefined;
}
