/** Two runs of the same thing may differ by this share before no ratio of the run is trusted (proxy measurements). */
export const noiseLimit = 0.08;

export type Outcome = 'met' | 'missed' | 'inconclusive' | 'missing';

export interface Finding {
  /** What was measured, in words that stand in the table. */
  name: string;
  /** Undefined when it could not be measured here. */
  measured: number | undefined;
  unit: string;
  limit: { is: 'at most' | 'at least'; value: number };
  /** Why it is missing, or what the reader must know. */
  note?: string;
  /** Noise of the run the figure comes from, as a share; only ratios and CPU figures have one. */
  noise?: number;
}

/** A finding without a figure is missing, one from a noisy run inconclusive; else the limit decides. */
export function outcomeOf({ measured, limit, noise }: Finding): Outcome {
  if (measured === undefined || Number.isNaN(measured)) return 'missing';
  if (noise !== undefined && noise >= noiseLimit) return 'inconclusive';
  const isMet = limit.is === 'at most' ? measured <= limit.value : measured >= limit.value;
  return isMet ? 'met' : 'missed';
}
