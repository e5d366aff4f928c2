import { RequestError } from './request-error.ts';

/** Refused: the school proxies block PUT (D05, D-03). */
export function put(_path: string, _payload?: unknown): Promise<never> {
  return refuse();
}

/** Refused: the school proxies block DELETE (D05, D-03). */
export function del(_path: string, _params?: unknown): Promise<never> {
  return refuse();
}

function refuse(): Promise<never> {
  // biome-ignore lint/suspicious/noConsole: a warning is asked for (D05)
  console.warn('Request method not supported');
  return Promise.reject(
    new RequestError({ kind: 'http', status: 405, message: 'Request method not supported' }),
  );
}
