import type { ReactElement } from 'react';
import { ExportButton, type ExportSource } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { clientList, type RegisteredClient } from '#shared/contracts';
import { useInstant, usePick, useUnitName } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { ListQuery } from '../routes/route.ts';
import { toClientFilter } from './client-page-query.ts';

export interface ClientExportProps {
  query: ListQuery;
  /** Apps that the filters leave; undefined while nobody knows. */
  total: number | undefined;
}

/** Saves all apps that the filters leave, with the columns of the table. */
export function ClientExport({ query, total }: ClientExportProps): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  const nameUnit = useUnitName();
  const formatInstant = useInstant();
  const source: ExportSource<RegisteredClient> = {
    columns: [
      { label: t('developers.list.column.name'), value: ({ name }) => pick(name) },
      { label: t('developers.list.column.clientId'), value: ({ clientId }) => clientId },
      { label: t('developers.list.column.kind'), value: ({ kind }) => t(`developers.kind.${kind}.name`) },
      { label: t('developers.list.column.status'), value: ({ status }) => t(`developers.status.${status}`) },
      {
        label: t('developers.list.column.unit'),
        value: ({ unit }) => (unit ? nameUnit(unit) : t('developers.list.operator')),
      },
      { label: t('developers.list.column.created'), value: ({ createdAt }) => formatInstant(createdAt) },
    ],
    loadPage: (page, size, signal) =>
      request(clientList, { ...toClientFilter(query), page, size }, { signal }),
  };
  const title = t(`developers.list.view.${query.view}`);
  return <ExportButton title={title} source={source} disabled={!total} />;
}
