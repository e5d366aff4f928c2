import type { ImportField } from '#shared/contracts';

/** What a row of a set says, by field. */
export type RosterValues = Readonly<Partial<Record<ImportField, string>>>;
