import * as v from 'valibot';
import { type BrowserCookie, createBrowserCookie } from '#bff/session';
import { type SocialPending, socialPendingSchema } from '#shared/contracts';

const nameSeconds = 120;
/** As long as the services let a third-party identity wait to be bound. */
const bindSeconds = 600;
const pendingSeconds = 300;
const arrivalsSeconds = 30;

/** A text on its way to the next page, which shows it. */
export interface TextCookie {
  find(header: string | undefined): string | undefined;
  formatSet(text: string): string;
  formatClear(): string;
}

/** The user name that the sign-in page fills in, once. */
export function createNameCookie(isInsecure: boolean): TextCookie {
  return createTextCookie('name', nameSeconds, isInsecure);
}

/** When the browser was sent to the sign-in page of late. */
export function createArrivalsCookie(isInsecure: boolean): TextCookie {
  return createTextCookie('arrivals', arrivalsSeconds, isInsecure);
}

/** A third-party identity that proved itself and waits to be bound to an account. */
export function createBindCookie(isInsecure: boolean): TextCookie {
  return createTextCookie('bind', bindSeconds, isInsecure);
}

export function parseSocialPending(text: string | undefined): SocialPending | null {
  try {
    const parsed = v.safeParse(socialPendingSchema, JSON.parse(text ?? ''));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Names the session of somebody whom a link brought and who is not let in until the visitor says so. */
export function createPendingCookie(isInsecure: boolean): BrowserCookie & { readonly seconds: number } {
  return {
    // Lax: the visitor may come from another site.
    ...createBrowserCookie({ name: 'pending', sameSite: 'Lax', pattern: /^[\w-]{43}$/, isInsecure }),
    seconds: pendingSeconds,
  };
}

function createTextCookie(name: string, seconds: number, isInsecure: boolean): TextCookie {
  const cookie = createBrowserCookie({ name, sameSite: 'Lax', pattern: /^[\w-]{1,1000}$/, isInsecure });
  return {
    find: (header) => {
      const value = cookie.find(header);
      return value && Buffer.from(value, 'base64url').toString('utf8');
    },
    formatSet: (text) => cookie.formatSet(Buffer.from(text).toString('base64url'), seconds),
    formatClear: cookie.formatClear,
  };
}
