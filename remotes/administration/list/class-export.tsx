import type { ReactElement } from 'react';
import { ExportButton, type ExportSource } from 'shell/kit';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { classFields, type ListedClass, organisationClasses, pickText } from '#shared/contracts';
import { toFilter } from '../class/class-queries.ts';
import type { ClassQuery } from '../class/class-query.ts';
import { usePlaceNames } from '../class/use-place-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { headsOf } from './heads-of.ts';

export interface ClassExportProps {
  unitId: string;
  query: ClassQuery;
  /** Names the file. */
  title: string;
  /** Classes that the filters leave; undefined while nobody knows. */
  total: number | undefined;
}

/** Saves all classes that the filters leave, with the columns of the table. */
export function ClassExport({ unitId, query, title, total }: ClassExportProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const places = usePlaceNames(unitId);
  const source: ExportSource<ListedClass> = {
    columns: [
      { label: pickText(classFields.gradeName.label, language), value: ({ gradeName }) => gradeName },
      { label: pickText(classFields.className.label, language), value: ({ className }) => className },
      { label: t('administration.column.heads'), value: headsOf },
      { label: t('administration.column.teachers'), value: ({ teachers }) => teachers },
      { label: t('administration.column.pupils'), value: ({ pupils }) => pupils },
      { label: t('administration.column.campus'), value: places.campusOf },
      { label: t('administration.column.year'), value: places.yearOf },
      {
        label: t('administration.column.status'),
        value: ({ status }) => t(`administration.status.${status}`),
      },
    ],
    loadPage: (page, size, signal) =>
      request(organisationClasses, { ...toFilter(unitId, query), page, size }, { signal }),
  };
  return <ExportButton title={title} source={source} disabled={!total} />;
}
