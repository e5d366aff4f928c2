import type { ReactElement } from 'react';
import { ExportButton, type ExportSource } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import type { Licence } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { localName } from '#shared/names';
import { useServiceName } from '../licence/use-service-name.ts';
import type { MessageId } from '../messages/message-id.ts';
import { statusOf } from './licence-status.ts';

export interface LicenceExportProps {
  /** Those that the filters leave. */
  licences: readonly Licence[];
  now: number;
}

/** Saves the licences as the table shows them; seats stay numbers. */
export function LicenceExport({ licences, now }: LicenceExportProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const dates = useDates();
  const nameService = useServiceName();
  const endOf = ({ isReadable, endTime }: Licence): string => {
    if (!isReadable) return t('licences.end.unreadable');
    return endTime === null ? t('licences.end.never') : dates.format(endTime, 'YYYY-MM-DD');
  };
  const source: ExportSource<Licence> = {
    columns: [
      {
        label: t('licences.column.unit'),
        value: ({ unitName, unitEnName }) => localName(language, unitName, unitEnName),
      },
      { label: t('licences.column.service'), value: nameService },
      { label: t('licences.column.end'), value: endOf },
      { label: t('licences.column.seats'), value: ({ seats }) => seats ?? t('licences.seats.everybody') },
      { label: t('licences.column.used'), value: ({ seats, used }) => (seats === null ? null : used) },
      {
        label: t('licences.column.status'),
        value: (licence) => t(`licences.status.${statusOf(licence, now)}`),
      },
    ],
    rows: licences,
  };
  return <ExportButton title={t('licences.page.title')} source={source} disabled={licences.length === 0} />;
}
