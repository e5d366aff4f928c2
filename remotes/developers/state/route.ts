import type { ClientStatus } from '#shared/contracts';
import { findGuide, firstGuide, type Guide } from './guides.ts';

export const sections = [
  'overview',
  'settings',
  'secrets',
  'units',
  'owners',
  'log',
  'try',
  'start',
] as const;
export type Section = (typeof sections)[number];

export const clientViews = ['mine', 'waiting', 'all'] as const;
export type ClientView = (typeof clientViews)[number];

/** What the list shows. */
export interface ListQuery {
  view: ClientView;
  keyword: string;
  status: ClientStatus | undefined;
  /** Counts from 1. */
  page: number;
}

/** Where in this app the user is; lives in the hash so that an address can be kept and shared. */
export type Route =
  | { name: 'list'; query: ListQuery }
  | { name: 'register' }
  | { name: 'provider' }
  | { name: 'api'; keyword: string }
  | { name: 'guide'; guide: Guide }
  | { name: 'client'; clientId: string; section: Section }
  | { name: 'unknown' };

export const emptyListQuery: ListQuery = { view: 'mine', keyword: '', status: undefined, page: 1 };

const maxKeyword = 64;
const statuses: readonly ClientStatus[] = ['requested', 'active', 'disabled'];

const parsePage = (text: string | null): number => {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

const parseList = (parameters: URLSearchParams): ListQuery => ({
  view: clientViews.find((view) => view === parameters.get('view')) ?? 'mine',
  keyword: (parameters.get('q') ?? '').trim().slice(0, maxKeyword),
  status: statuses.find((status) => status === parameters.get('status')),
  page: parsePage(parameters.get('page')),
});

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Reads the hash; what it does not understand of a query counts as not said. */
export const parseRoute = (hash: string): Route => {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const parameters = new URLSearchParams(query);
  const [first = '', second = '', third = 'overview', ...more] = path.split('/');
  if (more.length > 0) return { name: 'unknown' };
  if (first === '' || (first === 'clients' && second === ''))
    return { name: 'list', query: parseList(parameters) };
  if (first === 'api' && second === '') return { name: 'api', keyword: parameters.get('q') ?? '' };
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
};

export const registerHash = '#/register';

/** Keys and invitations, for administrators. */
export const providerHash = '#/provider';

export const formatGuideHash = (guide: Guide): string =>
  guide === firstGuide ? '#/guides' : `#/guides/${guide}`;

export const formatClientHash = (clientId: string, section: Section = 'overview'): string =>
  `#/clients/${encodeURIComponent(clientId)}${section === 'overview' ? '' : `/${section}`}`;

const withQuery = (route: string, parameters: URLSearchParams): string =>
  parameters.size > 0 ? `${route}?${parameters}` : route;

/** Leaves out what is as it always is. */
export const formatListHash = ({ view, keyword, status, page }: ListQuery): string => {
  const parameters = new URLSearchParams();
  if (view !== 'mine') parameters.set('view', view);
  if (keyword.trim()) parameters.set('q', keyword.trim().slice(0, maxKeyword));
  if (status) parameters.set('status', status);
  if (page > 1) parameters.set('page', String(page));
  return withQuery('#/clients', parameters);
};

export const formatApiHash = (keyword = ''): string =>
  withQuery('#/api', new URLSearchParams(keyword ? { q: keyword } : {}));
