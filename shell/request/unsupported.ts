import { RequestError } from './request-error.ts';

const refuse = (): Promise<never> => {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a warning (0§7)
  console.warn('Request method not supported');
  return Promise.reject(
    new RequestError({ kind: 'http', status: 405, message: 'Request method not supported' }),
  );
};

/** Refused: the school proxies block PUT (specification 0§7, decision 3). */
export const put = (_path: string, _payload?: unknown): Promise<never> => refuse();

/** Refused: the school proxies block DELETE (specification 0§7, decision 3). */
export const del = (_path: string, _params?: unknown): Promise<never> => refuse();
