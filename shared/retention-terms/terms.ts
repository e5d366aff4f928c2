/** How long the rows of a table are kept, and how far that may be changed. Days. */
export interface TermRule {
  /** Null keeps them for ever. */
  readonly days: number | null;
  readonly from: number;
  readonly to: number;
  /** Whether each unit may set a term of its own. */
  readonly isOfUnits: boolean;
}

/** Ten years. */
const longest = 3_650;

/**
 * Tables whose term an operator may change by `RETENTION_DAYS`. What is logged of a network is kept for six months at least
 * (Cybersecurity Law of China, article 21).
 */
export const termRules = {
  auth_audit: rule(180, 180, true),
  access_record: rule(180, 30, true),
  app_use: rule(400, 30, true),
  announcement: rule(365, 30, true),
  import_job: rule(30, 7, true),
  feedback: rule(null, 30, true),
  message: rule(null, 30, true),
  app_user: rule(null, 30, true),
  client_event: rule(90, 7, false),
  drive_entry: rule(30, 7, false),
  drive_activity: rule(365, 30, false),
} as const satisfies Record<string, TermRule>;

export type TermTable = keyof typeof termRules;
/** The terms of a portal. */
export type Terms = Readonly<Record<TermTable, TermRule>>;

export function isTermTable(name: string): name is TermTable {
  return Object.hasOwn(termRules, name);
}

export const termTables: readonly TermTable[] = Object.keys(termRules).filter(isTermTable);

/**
 * The terms of a portal by a text such as `auth_audit:730,app_use:400:90-800`: days, and how far units may go.
 * @param personDays of disabled people, who have a variable of their own
 * @throws RangeError in words for the operator
 */
export function parseTerms(text = '', personDays?: number): Terms {
  const entries = text === '' ? [] : text.split(',').map((entry) => parseEntry(entry.trim()));
  const given = new Map(entries);
  if (given.size < entries.length) throw new RangeError('names a table twice');
  const people: TermRule = { ...termRules.app_user, days: personDays ?? null };
  return { ...termRules, app_user: people, ...Object.fromEntries(given) };
}

function parseEntry(entry: string): readonly [TermTable, TermRule] {
  const [, name = '', days = '', from, to] =
    /^([a-z_]+):(\d{1,4})(?::(\d{1,4})-(\d{1,4}))?$/.exec(entry) ?? [];
  if (days === '') throw new RangeError('is a list such as auth_audit:730,app_use:400:90-800');
  if (name === 'app_user') throw new RangeError('leaves app_user to PERSON_RETENTION_DAYS');
  if (!isTermTable(name))
    throw new RangeError(`takes ${termTables.filter((one) => one !== 'app_user').join(', ')} only`);
  const usual = termRules[name];
  const given = { days: Number(days), from: Number(from ?? usual.from), to: Number(to ?? usual.to) };
  const inOrder = [usual.from, given.from, given.days, given.to, usual.to];
  if (inOrder.some((one, at) => at > 0 && one < (inOrder[at - 1] ?? 0)))
    throw new RangeError(
      `keeps ${name} for ${usual.from} to ${usual.to} days, with its term between its bounds`,
    );
  return [name, { ...given, isOfUnits: usual.isOfUnits }];
}

function rule(days: number | null, from: number, isOfUnits: boolean): TermRule {
  return { days, from, to: longest, isOfUnits };
}
