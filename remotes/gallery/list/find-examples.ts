import type { ExampleEntry } from '../examples/example-entry.ts';
import { type DoorName, doorNames, examplesOf } from '../routes/route.ts';

/** What is left of a door when somebody searches. */
export interface FoundInDoor {
  readonly door: DoorName;
  readonly entries: readonly ExampleEntry[];
}

/** Examples of which a name holds the text; doors without any are left out. */
export function findExamples(typed: string): FoundInDoor[] {
  const wanted = typed.trim().toLowerCase();
  return doorNames
    .map((door) => ({
      door,
      entries: examplesOf[door].filter(({ exports }) =>
        exports.some((name) => name.toLowerCase().includes(wanted)),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}
