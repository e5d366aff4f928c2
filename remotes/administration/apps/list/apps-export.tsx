import type { ReactElement } from 'react';
import { ExportButton, type ExportSource } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import type { UnitApp, UnitAppGroup, UnitApps } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../../messages/message-id.ts';
import { useAudienceWords } from '../use-audience-words.ts';
import { recentUse } from './sparkline.ts';

type Line = UnitApp & { group: UnitAppGroup };

/** Saves all apps with what the list shows of them. */
export function AppsExport({ title, data }: { title: string; data: UnitApps | undefined }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const audienceOf = useAudienceWords(data?.classes ?? []);
  const nameOf = (one: { name: string; englishName: string | null }): string =>
    localName(language, one.name, one.englishName);
  const rows = data?.groups.flatMap((group) => group.apps.map((app): Line => ({ ...app, group }))) ?? [];
  const source: ExportSource<Line> = {
    columns: [
      { label: t('administration.apps.group'), value: ({ group }) => nameOf(group) },
      { label: t('administration.apps.app'), value: nameOf },
      {
        label: t('administration.column.status'),
        value: ({ isOpen }) => t(isOpen ? 'administration.apps.open' : 'administration.apps.closed'),
      },
      { label: t('administration.apps.audience'), value: audienceOf },
      {
        label: t('administration.apps.locked'),
        value: ({ isLocked }) => (isLocked ? t('administration.apps.locked') : ''),
      },
      {
        label: t('administration.apps.licence'),
        value: ({ licence }) => t(`administration.apps.licence.${licence.state}`),
      },
      { label: t('administration.apps.requestsColumn'), value: ({ requests }) => requests.people },
      { label: t('administration.apps.openedColumn'), value: ({ opened }) => recentUse(opened) },
    ],
    rows,
  };
  return <ExportButton title={title} source={source} disabled={rows.length === 0} />;
}
