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
  if (first === 'api' && second === '') return { name: 'api', keyword: parametersOf(hash).get('q') ?? '' };
  if (first === 'guides') {
    const guide = findGuide(second || firstGuide);
    return guide ? { name: 'guide', guide } : { name: 'unknown' };
  }
  if (first === 'register' && second === '') return { name: 'register' };
  if (first === 'provider' && second === '') return { name: 'provider' };
  const clientId = decode(second);
  const section = sections.find((known) => known === third);
  return first === 'clients' && clientId && section
    ? { name: 'client', clientId, section }
    : { name: 'unknown' };
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
