import { FolderOpen, SearchX, Trash2, Users } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslations } from 'shell/session';
import { EmptyState } from 'shell/ui';
import type { DriveRole } from '#shared/contracts';
import { useNarrow } from '#shared/viewport';
import type { MessageId } from '../messages/message-id.ts';
import type { DriveQuery } from '../place/drive-query.ts';

const icons = { folder: FolderOpen, closed: FolderOpen, shared: Users, bin: Trash2, search: SearchX };

export interface ListEmptyProps {
  query: DriveQuery;
  role: DriveRole;
  /** Buttons that fill the place. */
  children?: ReactNode;
}

/** What to do where nothing is. */
export function ListEmpty({ query, role, children }: ListEmptyProps): ReactElement {
  const t = useTranslations<MessageId>();
  const kind = query.keyword ? 'search' : query.view === 'folder' && role === 'view' ? 'closed' : query.view;
  const Icon = icons[kind];
  const isNarrow = useNarrow();
  return (
    <EmptyState
      icon={<Icon size={40} strokeWidth={1.25} aria-hidden />}
      title={t(`drive.none.${kind}`)}
      text={t(kind === 'folder' && isNarrow ? 'drive.none.folderNarrowHint' : `drive.none.${kind}Hint`)}
    >
      {kind === 'folder' ? children : null}
    </EmptyState>
  );
}
