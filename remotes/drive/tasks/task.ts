import type { DriveEntry } from '#shared/contracts';

/** Where something goes to. */
export interface Target {
  spaceId: string;
  /** Empty for the top. */
  parentId: string;
}

export type NameTask = ({ kind: 'create' } & Target) | { kind: 'rename'; entry: DriveEntry };
export interface PlaceTask {
  kind: 'move' | 'copy';
  entries: readonly DriveEntry[];
}
export type PurgeTask =
  | { kind: 'purge'; entries: readonly DriveEntry[] }
  | { kind: 'empty'; spaceId: string };

/** What the user has begun to do with files. */
export type Task =
  | NameTask
  | PlaceTask
  | PurgeTask
  | { kind: 'share'; entry: DriveEntry }
  | { kind: 'details'; entry: DriveEntry };

/** Commands on files; those without a dialog are done at once. */
export const commands = [
  'open',
  'reveal',
  'download',
  'share',
  'move',
  'copy',
  'rename',
  'details',
  'remove',
  'restore',
  'purge',
] as const;
export type Command = (typeof commands)[number];

/** What may be done with a selection. A button that would be refused is not shown. */
export function commandsFor(
  entries: readonly DriveEntry[],
  { isBin, mayShare, ownSpaces }: { isBin: boolean; mayShare: boolean; ownSpaces?: ReadonlySet<string> },
): readonly Command[] {
  const isOne = entries.length === 1;
  const mayEdit = entries.every(({ role }) => role === 'edit');
  if (entries.length === 0) return [];
  if (isBin) return mayEdit ? ['restore', 'purge'] : [];
  const allowed: Readonly<Record<Command, boolean>> = {
    open: isOne,
    reveal: isOne && entries.every(({ spaceId }) => ownSpaces?.has(spaceId)),
    download: true,
    share: isOne && mayEdit && mayShare,
    move: mayEdit,
    copy: true,
    rename: isOne && mayEdit,
    details: isOne,
    remove: mayEdit,
    restore: false,
    purge: false,
  };
  return commands.filter((command) => allowed[command]);
}
