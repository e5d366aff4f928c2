import type { ReactElement } from 'react';
import { ExportButton, type ExportSource } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { type MessageReader, messageReaders, type SentMessage } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { readerRole } from './reader-role.ts';

export interface ReaderExportProps {
  message: Pick<SentMessage, 'id' | 'title'>;
  state: 'read' | 'unread';
  total: number;
}

/** Saves all who have read a message, or all who have not. */
export function ReaderExport({ message, state, total }: ReaderExportProps): ReactElement {
  const t = useTranslations<MessageId>();
  const source: ExportSource<MessageReader> = {
    columns: [
      { label: t('messages.readers.column.name'), value: ({ name }) => name },
      { label: t('messages.readers.column.role'), value: (reader) => readerRole(reader, t) },
      { label: t('messages.readers.column.date'), value: ({ readDate }) => readDate },
    ],
    loadPage: (page, size, signal) =>
      request(messageReaders, { messageId: message.id, state, page, size }, { signal }),
  };
  const shown = t(state === 'read' ? 'messages.readers.read' : 'messages.readers.unread', { count: total });
  const name = [message.title, shown].filter(Boolean).join(' ');
  return <ExportButton title={name} source={source} disabled={total === 0} />;
}
