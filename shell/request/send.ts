import type { Outgoing, RequestOptions } from './options.ts';
export const send = async (_outgoing: Outgoing, _options: RequestOptions): Promise<unknown> => undefined;
