import type { ReactElement } from 'react';
import { ExportButton, type ExportSource } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { type ClientEventLine, clientEventList, type RegisteredClient } from '#shared/contracts';
import { useInstant, usePick } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { eventName } from './event-names.ts';
import type { EventQuery } from './events.ts';

export interface EventExportProps {
  client: Pick<RegisteredClient, 'clientId' | 'name'>;
  query: EventQuery;
  /** Lines that the filters leave; undefined while nobody knows. */
  total: number | undefined;
}

/** Saves all lines of the log that the filters leave. */
export function EventExport({ client, query, total }: EventExportProps): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  const formatInstant = useInstant();
  const source: ExportSource<ClientEventLine> = {
    columns: [
      { label: t('developers.log.column.at'), value: ({ at }) => formatInstant(at, true) },
      { label: t('developers.log.column.event'), value: ({ event }) => eventName(event, t) },
      { label: t('developers.log.column.code'), value: ({ event }) => event },
      { label: t('developers.log.column.reason'), value: ({ reason }) => reason },
      { label: t('developers.log.column.address'), value: ({ ip }) => ip },
      { label: t('developers.log.column.requestId'), value: ({ requestId }) => requestId },
    ],
    loadPage: (page, size, signal) =>
      request(clientEventList, { clientId: client.clientId, ...query, page, size }, { signal }),
  };
  const title = `${pick(client.name)} ${t('developers.section.log')}`;
  return <ExportButton title={title} source={source} disabled={!total} />;
}
