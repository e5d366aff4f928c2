import type { DesktopMessage } from '#shared/contracts';

type Importance = DesktopMessage['importance'];

/** From the least important to the most (H02). */
export const importances: readonly Importance[] = [1, 2, 3, 4, 5];

/** What of the history is shown; lives in the hash so that an address can be kept and shared. */
export interface HistoryQuery {
  keyword: string;
  module: string | undefined;
  importance: Importance | undefined;
  unreadOnly: boolean;
  /** Counts from 1. */
  page: number;
}

export const wholeHistory: HistoryQuery = {
  keyword: '',
  module: undefined,
  importance: undefined,
  unreadOnly: false,
  page: 1,
};

const route = '#/all';
const longest = 64;

const parsePage = (text: string | null): number => {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};
const cut = (text: string | null): string => (text ?? '').trim().slice(0, longest);

/** Reads the hash; what it does not understand counts as not said. */
export const parseHistoryHash = (hash: string): HistoryQuery => {
  const at = hash.indexOf('?');
  const parameters = new URLSearchParams(at < 0 ? '' : hash.slice(at + 1));
  return {
    keyword: cut(parameters.get('q')),
    module: cut(parameters.get('module')) || undefined,
    importance: importances.find((level) => String(level) === parameters.get('importance')),
    unreadOnly: parameters.get('unread') === '1',
    page: parsePage(parameters.get('page')),
  };
};

/** The message that an address leads to. The list takes it out of the hash once it is open. */
export const findLinkedMessage = (hash: string): string | undefined => {
  const at = hash.indexOf('?');
  return cut(new URLSearchParams(at < 0 ? '' : hash.slice(at + 1)).get('message')) || undefined;
};

/** Writes the hash; leaves out what is not said. */
export const formatHistoryHash = (query: HistoryQuery): string => {
  const parameters = new URLSearchParams();
  const keyword = cut(query.keyword);
  if (keyword) parameters.set('q', keyword);
  if (query.module) parameters.set('module', query.module);
  if (query.importance) parameters.set('importance', String(query.importance));
  if (query.unreadOnly) parameters.set('unread', '1');
  if (query.page > 1) parameters.set('page', String(query.page));
  return parameters.size > 0 ? `${route}?${parameters}` : route;
};

/** A changed filter starts again at the first page. */
export const withFilter = (
  query: HistoryQuery,
  change: Partial<Omit<HistoryQuery, 'page'>>,
): HistoryQuery => ({
  ...query,
  ...change,
  page: 1,
});

/** Whether anything narrows the history. */
export const isNarrowed = ({ keyword, module, importance, unreadOnly }: HistoryQuery): boolean =>
  keyword !== '' || module !== undefined || importance !== undefined || unreadOnly;
