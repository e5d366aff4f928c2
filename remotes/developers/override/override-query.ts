import { queryOptions } from '@tanstack/react-query';
import { get, post } from 'shell/request';
import * as v from 'valibot';
import { localizedSchema } from '#shared/language';

const path = '/bff/override';
const activeSchema = v.nullable(v.object({ code: v.string(), names: localizedSchema, origin: v.string() }));
export type ActiveOverride = NonNullable<v.InferOutput<typeof activeSchema>>;

/** What this session has from a server of development; null for nothing. */
export const overrideQuery = queryOptions({
  queryKey: ['developers.override'],
  queryFn: async ({ signal }) => v.parse(activeSchema, await get(path, {}, { signal, silent: true })),
});

/** Fails silently: the form says what happened. */
export function beginOverride(code: string, address: string): Promise<unknown> {
  return post(path, { code, address }, { json: true, silent: true });
}

export function endOverride(code: string): Promise<unknown> {
  return post(path, { code, address: '' }, { json: true });
}
