import { parseDate } from '#shared/dates';

/** What stands in the form. */
export interface TermsDraft {
  /** `YYYY-MM-DD`; empty never ends. */
  endDate: string;
  /** Empty is for everybody. */
  seats: string;
}

export type ReadTerms = { ok: true; terms: TermsDraft } | { ok: false; field: keyof TermsDraft };

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDate(text) !== undefined;

/** Checks what was entered, as the server will. */
export const readTerms = (draft: TermsDraft): ReadTerms => {
  const terms = { endDate: draft.endDate.trim(), seats: draft.seats.trim() };
  if (terms.endDate !== '' && !isDay(terms.endDate)) return { ok: false, field: 'endDate' };
  if (!/^\d{0,7}$/.test(terms.seats)) return { ok: false, field: 'seats' };
  return { ok: true, terms };
};
