import { flattenForm } from '#shared/contracts';
import { uploadTypeFailure } from './failures.ts';
import type { Outgoing } from './options.ts';

/** What `fetch` needs of a call beside headers common to all. */
export interface EncodedRequest {
  url: string;
  body?: BodyInit;
  contentType?: string;
}

/**
 * Puts a payload on the wire (D02, D03, D04).
 * @param now milliseconds for `_t`
 * @throws RequestError for an upload whose payload is no object
 */
export function encode(outgoing: Outgoing, now: number): EncodedRequest {
  const { method, path, payload, encoding } = outgoing;
  if (method === 'GET') return encodeQuery(outgoing, now);
  if (encoding === 'none') return { url: path };
  if (encoding === 'multipart') return { url: path, body: encodeMultipart(payload) };
  if (encoding === 'query') return { url: withQuery(path, flattenForm(asRecord(payload))) };
  if (encoding === 'json' || Array.isArray(payload)) {
    return { url: path, body: JSON.stringify(payload), contentType: 'application/json' };
  }
  return {
    url: path,
    body: new URLSearchParams(flattenForm(asRecord(payload))).toString(),
    contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
  };
}

/** A query; calls that are not cached carry `_t`, so that no proxy answers from memory (D-20). */
function encodeQuery({ path, payload, cached, encoding }: Outgoing, now: number): EncodedRequest {
  const pairs = encoding === 'none' ? [] : flattenForm(asRecord(payload));
  if (!cached) pairs.push(['_t', String(now)]);
  return { url: withQuery(path, pairs) };
}

/** Multipart: files as they are, the rest flat; an upload of something that is no object is refused (D04). */
function encodeMultipart(payload: unknown): FormData {
  if (payload instanceof FormData) return payload;
  if (!isRecord(payload) || payload instanceof Blob) throw uploadTypeFailure();
  const form = new FormData();
  for (const [key, value] of Object.entries(payload)) {
    if (value instanceof Blob) form.append(key, value);
    else for (const [name, text] of flattenForm({ [key]: value })) form.append(name, text);
  }
  return form;
}

function withQuery(path: string, pairs: [string, string][]): string {
  const query = new URLSearchParams(pairs).toString();
  if (query === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

function asRecord(payload: unknown): Record<string, unknown> {
  return isRecord(payload) ? payload : {};
}

function isRecord(payload: unknown): payload is Record<string, unknown> {
  return typeof payload === 'object' && payload !== null && !Array.isArray(payload);
}
