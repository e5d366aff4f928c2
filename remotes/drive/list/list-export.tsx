import type { ReactElement } from 'react';
import { ExportButton, type ExportSource } from 'shell/kit';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { type DriveEntry, driveList } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { nameIn } from '#shared/names';
import { formatSize } from '#shared/numbers';
import type { MessageId } from '../messages/message-id.ts';
import type { DriveQuery } from '../place/drive-query.ts';
import { toFilter } from './entry-pages.ts';

export interface ListExportProps {
  query: DriveQuery;
  /** Names the file. */
  title: string;
  total: number | undefined;
}

/** Saves the list as a table, with its columns. */
export function ListExport({ query, title, total }: ListExportProps): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const { language } = useLanguage();
  const source: ExportSource<DriveEntry> = {
    columns: [
      { label: t('drive.column.name'), value: ({ name }) => name },
      { label: t('drive.column.size'), value: ({ isFolder, size }) => (isFolder ? '' : formatSize(size)) },
      { label: t('drive.column.by'), value: ({ changedBy }) => nameIn(changedBy, language) },
      { label: t('drive.column.when'), value: ({ changedAt }) => dates.format(changedAt) },
    ],
    loadPage: (page, size, signal) => request(driveList, { ...toFilter(query), page, size }, { signal }),
  };
  return <ExportButton title={title} source={source} disabled={!total} />;
}
