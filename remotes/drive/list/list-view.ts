import type { DriveEntry } from '#shared/contracts';
import type { Command } from '../tasks/task.ts';
import type { ChosenEntries } from './use-selection.ts';

/** What rows and tiles need of the list they stand in. */
export interface ListView {
  caption: string;
  total: number;
  isBin: boolean;
  mayShare: boolean;
  /** Of a search: the spaces whose folders the user can open. Results stand anywhere. */
  ownSpaces?: ReadonlySet<string>;
  chosen: ChosenEntries;
  /** Whether the first rows are painted: then the mouse may drag them. */
  isSettled: boolean;
  entryAt: (row: number) => DriveEntry | undefined;
  onCommand: (command: Command, entries: readonly DriveEntry[]) => void;
}
