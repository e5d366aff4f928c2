import type { KeptForm } from './form-state.ts';

/**
 * What an earlier page kept of a form; undefined where it is none of this version's.
 * @param parse reads one draft
 */
export function parseKeptForm<Draft>(
  kept: unknown,
  parse: (kept: unknown) => Draft | undefined,
): KeptForm<Draft> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  if (!('start' in kept && 'draft' in kept && 'revision' in kept)) return undefined;
  const { revision } = kept;
  const [start, draft] = [parse(kept.start), parse(kept.draft)];
  if (start === undefined || draft === undefined) return undefined;
  return typeof revision === 'number' || typeof revision === 'string'
    ? { start, draft, revision }
    : undefined;
}
