import { RequestError } from './request-error.ts';

const refuse = (): Promise<never> => {
  // biome-ignore lint/suspicious/noConsole: a warning is asked for (D05)
  console.warn('Request method not supported');
  return Promise.reject(
    new RequestError({ kind: 'http', status: 405, message: 'Request method not supported' }),
  );
};

/** Refused: the school proxies block PUT (D05, D-03). */
export const put = (_path: string, _payload?: unknown): Promise<never> => refuse();

/** Refused: the school proxies block DELETE (D05, D-03). */
export const del = (_path: string, _params?: unknown): Promise<never> => refuse();
