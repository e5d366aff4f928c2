import { type UserStatus, type UserType, userTypes } from '#shared/contracts';

/** What the list shows; lives in the hash so that an address can be kept and shared. */
export interface ListQuery {
  keyword: string;
  /** One class; both empty for all. */
  gradeName: string;
  className: string;
  userType: UserType | undefined;
  userStatus: UserStatus | undefined;
  /** Counts from 1. */
  page: number;
}

export const emptyListQuery: ListQuery = {
  keyword: '',
  gradeName: '',
  className: '',
  userType: undefined,
  userStatus: undefined,
  page: 1,
};

const listRoute = '#/people/list';
const maxKeyword = 64;
const maxName = 32;

const parsePage = (text: string | null): number => {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** Reads the hash; what it does not understand counts as not said. */
export const parseListHash = (hash: string): ListQuery => {
  const at = hash.indexOf('?');
  const parameters = new URLSearchParams(at < 0 ? '' : hash.slice(at + 1));
  const status = parameters.get('status');
  const nameIn = (key: string) => (parameters.get(key) ?? '').trim().slice(0, maxName);
  return {
    keyword: (parameters.get('q') ?? '').trim().slice(0, maxKeyword),
    gradeName: nameIn('grade'),
    className: nameIn('class'),
    userType: userTypes.find((type) => String(type) === parameters.get('type')),
    userStatus: status === 'enabled' || status === 'disabled' ? status : undefined,
    page: parsePage(parameters.get('page')),
  };
};

/** Writes the hash; leaves out what is as it always is. */
export const formatListHash = (query: ListQuery): string => {
  const parameters = new URLSearchParams();
  const keyword = query.keyword.trim();
  if (keyword) parameters.set('q', keyword.slice(0, maxKeyword));
  if (query.gradeName) parameters.set('grade', query.gradeName);
  if (query.className) parameters.set('class', query.className);
  if (query.userType) parameters.set('type', String(query.userType));
  if (query.userStatus) parameters.set('status', query.userStatus);
  if (query.page > 1) parameters.set('page', String(query.page));
  const text = parameters.toString();
  return text ? `${listRoute}?${text}` : listRoute;
};

/** Whether the hash names a route of this app; an empty hash is the default route. */
export const isListRoute = (hash: string): boolean => {
  const [route] = hash.split('?');
  return route === '' || route === '#' || route === '#/' || route === listRoute;
};

/** A changed filter starts again at the first page. */
export const withFilter = (query: ListQuery, change: Partial<Omit<ListQuery, 'page'>>): ListQuery => ({
  ...query,
  ...change,
  page: 1,
});

/** Whether anything narrows the list. */
export const isNarrowed = (query: ListQuery): boolean =>
  query.keyword !== '' ||
  query.gradeName !== '' ||
  query.className !== '' ||
  query.userType !== undefined ||
  query.userStatus !== undefined;
