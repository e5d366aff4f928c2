import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieChange, Cookies } from '#platform/http';

/** What a remembered browser holds. */
export interface RememberToken {
  /** Finds the row. */
  readonly selector: string;
  /** Proves that the browser is the one; only its hash is kept. */
  readonly validator: string;
}

const name = 'sy_remember';
const path = '/api/uaa/oauth';
const pattern = /^([\w-]{22})\.([\w-]{43})$/;

/** 30 days, absolute, in milliseconds. */
export const rememberLifetime = 30 * 24 * 60 * 60 * 1000;
/** How long the validator before still counts for the same browser, in milliseconds: tabs that start together show the same one. */
export const rememberGrace = 30_000;

export function createSelector(): string {
  return randomBytes(16).toString('base64url');
}

export function createValidator(): string {
  return randomBytes(32).toString('base64url');
}

export function hashValidator(validator: string): string {
  return createHash('sha256').update(validator).digest('hex');
}

/** Compares two hashes of equal length without telling where they differ. */
export function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

export function findRememberToken(cookies: Cookies): RememberToken | undefined {
  const [, selector, validator] = pattern.exec(cookies.get(name) ?? '') ?? [];
  return selector && validator ? { selector, validator } : undefined;
}

export function hasRememberCookie(cookies: Cookies): boolean {
  return cookies.get(name) !== undefined;
}

/** @param maxAge seconds */
export function rememberCookie({ selector, validator }: RememberToken, maxAge: number): CookieChange {
  return {
    name,
    path,
    value: `${selector}.${validator}`,
    maxAge,
  };
}

const attemptName = 'sy_attempt';
const attemptPattern = /^[\w-]{43}$/;

/**
 * The name of the sign-in that a remembered browser is about to make (ADR 32). The BFF gives it to a browser that comes
 * to the sign-in page. So an earlier copy of the token lacks it.
 */
export function findAttempt(cookies: Cookies): string | undefined {
  const attempt = cookies.get(attemptName);
  return attempt !== undefined && attemptPattern.test(attempt) ? attempt : undefined;
}

export const clearedAttemptCookie: CookieChange = { name: attemptName, path, value: '', maxAge: 0 };

export const clearedRememberCookie: CookieChange = { name, path, value: '', maxAge: 0 };
