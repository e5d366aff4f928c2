import { pickLanguage } from '#shared/contracts';
import { listLanguages } from '#shared/language';
import type { WaitingMessage } from './outbox.ts';

/** Where messages are posted to. */
export interface WebhookOptions {
  /** https, or http on this computer (`isOutboxUrl`). */
  url: string;
  /** Shown as `Authorization: Bearer …`, so that the receiver knows who posts. Default none. */
  token?: string | undefined;
  /** In milliseconds. Default 10,000. */
  timeout?: number | undefined;
}

/**
 * Hands one message over.
 * @throws Error whose message names neither recipient nor text
 */
export type Deliver = (message: WaitingMessage) => Promise<void>;

/**
 * Posts each message as JSON: `{id, channel, recipient, text: {"zh-CN", en}, expiresAt}`. Any 2xx takes it over. A message
 * may come twice when an answer is lost; `Idempotency-Key` is its id.
 */
export function createWebhook({ url, token, timeout = 10_000 }: WebhookOptions): Deliver {
  return async ({ id, channel, recipient, body, expires_at }) => {
    const text = Object.fromEntries(listLanguages().map(({ tag }) => [tag, pickLanguage(body, tag)]));
    const expiresAt = new Date(expires_at).toISOString();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ id, channel, recipient, text, expiresAt }),
      // A code must not follow wherever a receiver points.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      throw new Error(`the receiver could not be reached: ${reasonOf(error)}`);
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the receiver answered ${response.status}`);
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
