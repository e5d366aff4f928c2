import type { ReactElement } from 'react';
import { ExportButton, type ExportSource } from 'shell/kit';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { type Person, peopleList, personFields, pickText } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { classOf } from '../person/person-draft.ts';
import type { ListQuery } from '../search/list-query.ts';
import { toPeopleFilter } from '../search/people-page-query.ts';

export interface PeopleExportProps {
  query: ListQuery;
  /** Names the file. */
  title: string;
  /** People that the filters leave; undefined while nobody knows. */
  total: number | undefined;
}

/** Saves everybody whom the filters leave, with the columns of the table. */
export function PeopleExport({ query, title, total }: PeopleExportProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const source: ExportSource<Person> = {
    columns: [
      { label: t('people.list.column.name'), value: ({ realName }) => realName },
      { label: pickText(personFields.loginName.label, language), value: ({ loginName }) => loginName },
      { label: t('people.list.column.type'), value: ({ userType }) => t(`people.type.${userType}`) },
      { label: t('people.list.column.class'), value: classOf },
      { label: t('people.list.column.phone'), value: ({ phone }) => phone },
      { label: t('people.list.column.email'), value: ({ email }) => email },
      { label: t('people.list.column.status'), value: ({ userStatus }) => t(`people.status.${userStatus}`) },
    ],
    loadPage: (page, size, signal) =>
      request(peopleList, { ...toPeopleFilter(query), page, size }, { signal }),
  };
  return <ExportButton title={title} source={source} disabled={!total} />;
}
