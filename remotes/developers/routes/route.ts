import type { ClientStatus } from '#shared/contracts';
import { createHashQuery, oneOf, parametersOf, type QueryOf, text } from '#shared/hash-query';
import { findGuide, firstGuide, type Guide } from './guides.ts';

export const sections = [
  'overview',
  'settings',
  'secrets',
  'units',
  'program',
  'owners',
  'log',
  'try',
  'start',
] as const;
export type Section = (typeof sections)[number];

export const clientViews = ['mine', 'waiting', 'all'] as const;
export type ClientView = (typeof clientViews)[number];

const maxKeyword = 64;
const statuses: readonly ClientStatus[] = ['requested', 'active', 'disabled'];

/** What the list shows. */
export const listQuery = createHashQuery('#/clients', {
  view: oneOf('view', clientViews, 'mine'),
  keyword: text('q', maxKeyword),
  status: oneOf('status', statuses),
});
export type ListQuery = QueryOf<typeof listQuery>;

/** Where in this app the user is; lives in the hash so that an address can be kept and shared. */
export type Route =
  | { name: 'list'; query: ListQuery }
  | { name: 'register' }
  | { name: 'provider' }
  | { name: 'apps' }
  | { name: 'app'; code: string }
  | { name: 'app-upload' }
  | { name: 'app-keys' }
  | { name: 'api'; keyword: string }
  | { name: 'guide'; guide: Guide }
  | { name: 'client'; clientId: string; section: Section }
  | { name: 'unknown' };

/** Reads the hash; what it does not understand of a query counts as not said. */
export function parseRoute(hash: string): Route {
  const [path = ''] = hash.replace(/^#\/?/, '').split('?');
  const [first = '', second = '', third = 'overview', ...more] = path.split('/');
  if (more.length > 0) return { name: 'unknown' };
  if (first === '' || (first === 'clients' && second === ''))
    return { name: 'list', query: listQuery.parse(hash) };
  const plain = plainRoutes.find((known) => known === first);
  if (plain && second === '') return { name: plain };
  if (first === 'api' && second === '') return { name: 'api', keyword: parametersOf(hash).get('q') ?? '' };
  if (first === 'guides') {
    const guide = findGuide(second || firstGuide);
    return guide ? { name: 'guide', guide } : { name: 'unknown' };
  }
  const clientId = decode(second);
  if (first === 'apps' && third === 'overview' && clientId) return { name: 'app', code: clientId };
  const section = sections.find((known) => known === third);
  return first === 'clients' && clientId && section
    ? { name: 'client', clientId, section }
    : { name: 'unknown' };
}

/** Pages that are their name alone. */
const plainRoutes = ['register', 'provider', 'apps', 'app-upload', 'app-keys'] as const;

/** Apps that are uploaded into the portal; archives of them; the keys that sign those. */
export const appsHash = '#/apps';
export const appUploadHash = '#/app-upload';
export const appKeysHash = '#/app-keys';

export function formatAppHash(code: string): string {
  return `#/apps/${encodeURIComponent(code)}`;
}

export const registerHash = '#/register';

/** Keys and invitations, for administrators. */
export const providerHash = '#/provider';

export function formatGuideHash(guide: Guide): string {
  return guide === firstGuide ? '#/guides' : `#/guides/${guide}`;
}

export function formatClientHash(clientId: string, section: Section = 'overview'): string {
  return `#/clients/${encodeURIComponent(clientId)}${section === 'overview' ? '' : `/${section}`}`;
}

/** The list of the user's own apps. */
export const listHash = listQuery.format(listQuery.empty);

export function formatApiHash(keyword = ''): string {
  return keyword ? `#/api?${new URLSearchParams({ q: keyword })}` : '#/api';
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
