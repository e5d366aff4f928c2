import type { QuickStart } from '../quick-starts/quick-start.ts';

/** The guides of `docs/integrators`, in the order in which one reads them. */
export const guides = [
  'README',
  'openid-client',
  'express-openid-connect',
  'passport-openidconnect',
  'mod-auth-openidc',
  'authlib',
  'auth-js',
  'endpoints',
  'scopes-and-claims',
  'errors',
  'sandbox',
  'back-channel-logout',
  'key-rotation',
  'authorize-page',
  'programs',
  'service-calls',
  'scim',
  'apps-from-another-repository',
] as const;
export type Guide = (typeof guides)[number];

export const firstGuide: Guide = 'README';

export function findGuide(name: string): Guide | undefined {
  return guides.find((guide) => guide === name);
}

/** The guide that a link of another guide leads to; undefined where it leads elsewhere. */
export function findLinkedGuide(href: string): Guide | undefined {
  const [, name] = /^(?:\.\/)?([\w-]+)\.md(?:#.*)?$/.exec(href) ?? [];
  return name === undefined ? undefined : findGuide(name);
}

/** The whole story behind a piece of code to begin with. */
export const guideFor: Readonly<Record<QuickStart, Guide>> = {
  node: 'openid-client',
  python: 'authlib',
  apache: 'mod-auth-openidc',
  browser: 'README',
  curl: 'endpoints',
};
