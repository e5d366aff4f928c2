import {
  Copy,
  Download,
  Ellipsis,
  Eye,
  FolderInput,
  FolderOpen,
  Info,
  type LucideIcon,
  Pencil,
  RotateCcw,
  Share2,
  Trash2,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { IconButton } from 'shell/ui';
import type { DriveEntry } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { type Command, commandsFor } from '../tasks/task.ts';
import type { ListView } from './list-view.ts';

export const commandIcons: Readonly<Record<Command, LucideIcon>> = {
  open: Eye,
  reveal: FolderOpen,
  download: Download,
  share: Share2,
  move: FolderInput,
  copy: Copy,
  rename: Pencil,
  details: Info,
  remove: Trash2,
  restore: RotateCcw,
  purge: Trash2,
};

export interface EntryMenuProps {
  entry: DriveEntry;
  view: Pick<ListView, 'isBin' | 'mayShare' | 'ownSpaces' | 'onCommand'>;
  /** `RowLines` styles its button. */
  isInRow?: boolean;
}

/** What can be done with a file or folder. */
export function EntryMenu({ entry, view, isInRow = false }: EntryMenuProps): ReactElement | null {
  const t = useTranslations<MessageId>();
  const commands = commandsFor([entry], view);
  if (commands.length === 0) return null;
  const button = {
    tabIndex: -1,
    'aria-label': t('drive.list.actions', { name: entry.name }),
    'data-entry-menu': entry.entryId,
    children: <Ellipsis size={20} strokeWidth={1.75} aria-hidden />,
  };
  const size = { base: '11', md: '9' };
  return (
    <Menu
      trigger={
        isInRow ? (
          <button type="button" data-cell="menu" {...button} />
        ) : (
          <IconButton variant="ghost" minHeight={size} minWidth={size} {...button} />
        )
      }
      items={commands.map((command) => {
        const Icon = commandIcons[command];
        return {
          value: command,
          label: t(`drive.command.${command}`),
          icon: <Icon size={18} strokeWidth={1.75} aria-hidden />,
          destructive: command === 'purge',
          onSelect: () => view.onCommand(command, [entry]),
        };
      })}
    />
  );
}
