import { type ImportJob, type ImportOutcome, importOutcomes } from '#shared/contracts';

/** Rows that an import writes, by what becomes of them. Who is not in the file is left alone unless the options say otherwise. */
export function writtenCountsOf({
  counts,
  options,
}: ImportJob): Readonly<Record<'new' | 'changed' | 'leaving', number>> {
  return { new: counts.new, changed: counts.changed, leaving: options.disableLeaving ? counts.leaving : 0 };
}

/** The outcomes that rows are filtered by: those that this import tells apart. */
export function outcomesOf({ kind }: ImportJob): readonly ImportOutcome[] {
  return importOutcomes.filter((outcome) => outcome !== 'leaving' || kind === 'people' || kind === 'roster');
}
