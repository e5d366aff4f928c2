import type { ReactElement } from 'react';
import { ExportButton, type ExportSource } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { familyLinksList, type PupilFamily } from '#shared/contracts';
import { nameOf } from '../class/class-name.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { FamiliesQuery } from './families-query.ts';

export interface FamilyExportProps {
  unitId: string;
  query: FamiliesQuery;
  /** Names the file. */
  title: string;
  /** Pupils that the filters leave; undefined while nobody knows. */
  total: number | undefined;
}

/** Saves all pupils that the filters leave, with their parents. */
export function FamilyExport({ unitId, query, title, total }: FamilyExportProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { keyword, classId } = query;
  const source: ExportSource<PupilFamily> = {
    columns: [
      { label: t('administration.families.pupil'), value: ({ realName }) => realName },
      { label: t('administration.families.loginName'), value: ({ loginName }) => loginName },
      { label: t('administration.column.name'), value: nameOf },
      { label: t('administration.families.parents'), value: parentsOf },
    ],
    loadPage: (page, size, signal) =>
      request(familyLinksList, { unitId, keyword, classId, page, size }, { signal }),
  };
  return <ExportButton title={title} source={source} disabled={!total} />;
}

function parentsOf({ parents }: PupilFamily): string {
  return parents.map(({ realName, loginName }) => `${realName} (${loginName})`).join(', ');
}
