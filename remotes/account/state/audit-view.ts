import { type AuditKind, type auditExport, auditKindNames, type PayloadOf } from '#shared/contracts';

/** What of the audit trail is shown; lives in the hash so that it can be kept and shared. */
export interface AuditView {
  kind: AuditKind | undefined;
  userId: string | undefined;
  /** First and last day, `YYYY-MM-DD`, as the user's calendar has them. */
  from: string | undefined;
  to: string | undefined;
  /** Counts from 1. */
  page: number;
}

export const wholeAudit: AuditView = {
  kind: undefined,
  userId: undefined,
  from: undefined,
  to: undefined,
  page: 1,
};

const route = '#/audit';
const names = ['kind', 'userId', 'from', 'to'] as const;

const parseDay = (text: string | null): string | undefined =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

const parsePage = (text: string | null): number => {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** Reads the hash; what it does not understand counts as not said. */
export const parseAuditHash = (hash: string): AuditView => {
  const at = hash.indexOf('?');
  const parameters = new URLSearchParams(at < 0 ? '' : hash.slice(at + 1));
  const userId = parameters.get('userId');
  return {
    kind: auditKindNames.find((kind) => kind === parameters.get('kind')),
    userId: userId && userId.length <= 64 ? userId : undefined,
    from: parseDay(parameters.get('from')),
    to: parseDay(parameters.get('to')),
    page: parsePage(parameters.get('page')),
  };
};

/** Writes the hash; leaves out what is not said. */
export const formatAuditHash = (view: AuditView): string => {
  const parameters = new URLSearchParams();
  for (const name of names) {
    const value = view[name];
    if (value) parameters.set(name, value);
  }
  if (view.page > 1) parameters.set('page', String(view.page));
  return parameters.size > 0 ? `${route}?${parameters}` : route;
};

/** A changed filter starts again at the first page. */
export const withAuditFilter = (view: AuditView, change: Partial<Omit<AuditView, 'page'>>): AuditView => ({
  ...view,
  ...change,
  page: 1,
});

export const isNarrowedAudit = (view: AuditView): boolean => names.some((name) => view[name] !== undefined);

const startOf = (day: string, later = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
};

/** The filter as the call takes it: from the beginning of the first day to the end of the last, in the user's time zone. */
export const toAuditFilter = ({ kind, userId, from, to }: AuditView): PayloadOf<typeof auditExport> => ({
  ...(kind ? { kind } : {}),
  ...(userId ? { userId } : {}),
  ...(from ? { from: startOf(from) } : {}),
  ...(to ? { to: startOf(to, 1) } : {}),
});
