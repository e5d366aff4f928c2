import { createHmac, timingSafeEqual } from 'node:crypto';

/** One code counts for 30 s (RFC 6238 §4). */
const interval = 30_000;
const digits = 6;
/** Clocks of phones are off by up to this many intervals. */
const skew = 1;

/** The interval that an instant lies in. @param now epoch ms */
export function intervalOf(now: number): number {
  return Math.floor(now / interval);
}

/** The code of an interval: HMAC-SHA-1, six digits (RFC 6238, RFC 4226 §5.3). It is what every app makes. */
export function codeOf(secret: Uint8Array, at: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(at));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return number.toString().padStart(digits, '0');
}

/**
 * The interval whose code this is: the current one, the one before or the one after.
 * @param after the interval that counted last; it and those before count no more
 */
export function findInterval(
  secret: Uint8Array,
  code: string,
  { now, after }: { now: number; after: number },
): number | undefined {
  const shown = Buffer.from(code);
  const current = intervalOf(now);
  for (let at = current - skew; at <= current + skew; at += 1) {
    const right = Buffer.from(codeOf(secret, at));
    if (at > after && right.length === shown.length && timingSafeEqual(right, shown)) return at;
  }
  return undefined;
}
