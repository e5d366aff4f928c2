import { type BrowserCookie, createBrowserCookie } from '#bff/session';

const flashSeconds = 120;
const newcomerSeconds = 300;

/** A user name on its way to the sign-in page, for the one page that shows it. */
export interface NameCookie {
  find(header: string | undefined): string | undefined;
  formatSet(username: string): string;
  formatClear(): string;
}

export const createNameCookie = (isInsecure: boolean): NameCookie => {
  const pattern = /^[\w-]{1,700}$/;
  const cookie = createBrowserCookie({ name: 'name', sameSite: 'Lax', pattern, isInsecure });
  return {
    find: (header) => {
      const value = cookie.find(header);
      return value && Buffer.from(value, 'base64url').toString('utf8').slice(0, 128);
    },
    formatSet: (username) =>
      cookie.formatSet(Buffer.from(username.slice(0, 128)).toString('base64url'), flashSeconds),
    formatClear: cookie.formatClear,
  };
};

/** Names the session of somebody whom a link brought and who is not let in until the visitor says so. */
export const createNewcomerCookie = (isInsecure: boolean): BrowserCookie & { readonly seconds: number } => ({
  // Lax: the visitor may come from another site.
  ...createBrowserCookie({ name: 'newcomer', sameSite: 'Lax', pattern: /^[\w-]{43}$/, isInsecure }),
  seconds: newcomerSeconds,
});
