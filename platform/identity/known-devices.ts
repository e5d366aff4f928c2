import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieChange, Cookies } from '#platform/http';
import type { Clock } from '#platform/runtime';
import { attemptLimits } from './lifetimes.ts';

export interface KnownDevices {
  /** Names the device for this user; undefined where the user has not signed in on it. */
  readonly find: (cookies: Cookies, userId: string) => string | undefined;
  /** The cookie of a device on which this user has signed in just now. */
  readonly mark: (cookies: Cookies, userId: string) => CookieChange;
}

/**
 * Device cookies as OWASP describes them ("Slow Down Online Guessing Attacks with Device Cookies"): tries from a device on
 * which the user has signed in are counted apart. The cookie signs nobody in. It holds a mark for each of up to six users,
 * `nonce.time.signature`; whose a mark is only the signature knows (ADR 49).
 *
 * @param secrets the first one signs, all are accepted; at least one
 */
export function createKnownDevices(secrets: readonly string[], clock: Clock): KnownDevices {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'known device', 32)));

  const signWith = (key: Buffer, userId: string, mark: string): string =>
    createHmac('sha256', key).update(`${userId}\n${mark}`).digest('base64url');

  const isSigned = ({ mark, signature }: Mark, userId: string): boolean =>
    keys.some((key) => timingSafeEqual(Buffer.from(signWith(key, userId, mark)), Buffer.from(signature)));

  const findMark = (marks: readonly Mark[], userId: string): Mark | undefined =>
    marks.find((mark) => isSigned(mark, userId));

  return {
    find: (cookies, userId) => {
      const mark = findMark(readMarks(cookies), userId);
      return mark && clock() - mark.at < attemptLimits.familiar ? mark.nonce : undefined;
    },
    mark: (cookies, userId) => {
      const marks = readMarks(cookies);
      const known = findMark(marks, userId);
      const nonce = known?.nonce ?? randomBytes(nonceBytes).toString('base64url');
      const mark = `${nonce}.${clock().toString(36)}`;
      const [key] = keys;
      if (!key) throw new TypeError('device cookies need a secret');
      const others = marks.filter((each) => each !== known).map(({ text }) => text);
      const value = [`${mark}.${signWith(key, userId, mark)}`, ...others].slice(0, maxUsers).join('~');
      return { name, path, value, maxAge: attemptLimits.familiar / 1000 };
    },
  };
}

const name = 'sy_known';
const path = '/api/uaa';
const nonceBytes = 16;
/** A computer that more people use knows the last ones; the cookie stays below 512 characters. */
const maxUsers = 6;
const pattern = /^([\w-]{22})\.([0-9a-z]{8,9})\.([\w-]{43})$/;

interface Mark {
  readonly text: string;
  /** What is signed. */
  readonly mark: string;
  readonly nonce: string;
  /** When the user signed in last, epoch ms. */
  readonly at: number;
  readonly signature: string;
}

function readMarks(cookies: Cookies): Mark[] {
  return (cookies.get(name) ?? '')
    .split('~')
    .slice(0, maxUsers)
    .flatMap((text) => {
      const [, nonce, time, signature] = pattern.exec(text) ?? [];
      if (!nonce || !time || !signature) return [];
      return [{ text, mark: `${nonce}.${time}`, nonce, at: Number.parseInt(time, 36), signature }];
    });
}
