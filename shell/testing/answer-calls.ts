import { vi } from 'vitest';

/** A call as the portal would have received it. */
export interface SentCall {
  path: string;
  payload: Record<string, unknown>;
}

/** What the portal answers: an envelope, where everything has a default; `lost` is no answer at all. */
export type CallAnswer =
  | { status?: number; code?: string; message?: string; data?: unknown; fieldErrors?: object[] }
  | 'lost';

/**
 * Answers the calls of a test at the network's edge, by their path.
 * @returns the calls that were sent so far
 */
export function answerCalls(answer: (call: SentCall) => CallAnswer): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = { path: url.replace(/\?.*$/, ''), payload: readPayload(init.body) };
    sent.push(call);
    const given = answer(call);
    if (given === 'lost') throw new TypeError('Failed to fetch');
    const { status = 200, ...envelope } = given;
    const body = { status, code: status === 200 ? 'ok' : 'internal', message: '', data: null, ...envelope };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
  return sent;
}

function readPayload(body: unknown): Record<string, unknown> {
  if (typeof body !== 'string') return Object.fromEntries(new URLSearchParams(body as URLSearchParams));
  return body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}
