import * as v from 'valibot';
import { createSharedValue } from '../../core/shared-value/index.ts';

const configSchema = v.object({ pcOpen: v.optional(v.union([v.number(), v.string()])) });

/** Whether the unit wants a dot in the place of the number: `pcOpen` 1. What cannot be read is no configuration (D-35). */
export function isDotWanted(config: string | null): boolean {
  try {
    const parsed = v.safeParse(configSchema, JSON.parse(config ?? '{}'));
    return parsed.success && Number(parsed.output.pcOpen) === 1;
  } catch {
    return false;
  }
}

const dot = createSharedValue(false);

export const setDot = dot.set;

/** Whether the bell shows a dot instead of the number of messages (G04). */
export function useDot(): boolean {
  return dot.use();
}
