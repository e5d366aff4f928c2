import type { ReactElement } from 'react';
import { ExportButton, type ExportSource } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { type Announcement, type AnnouncementReach, announcementList } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { phaseOf } from '../announcement/phase.ts';
import { useAudience } from '../announcement/use-audience.ts';
import type { MessageId } from '../messages/message-id.ts';

export interface AnnouncementExportProps {
  /** The server's clock. */
  now: number;
  reach: AnnouncementReach;
  total: number;
}

const format = 'YYYY-MM-DD HH:mm';

/** Saves all announcements that the administrator keeps. */
export function AnnouncementExport({ now, reach, total }: AnnouncementExportProps): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const audience = useAudience(reach);
  const source: ExportSource<Announcement> = {
    columns: [
      { label: t('announcements.form.chinese'), value: ({ texts }) => texts['zh-CN'] },
      { label: t('announcements.form.english'), value: ({ texts }) => texts.en },
      { label: t('announcements.form.level'), value: ({ level }) => t(`announcements.level.${level}`) },
      {
        label: t('announcements.export.phase'),
        value: (each) => t(`announcements.phase.${phaseOf(each, now)}`),
      },
      { label: t('announcements.form.starts'), value: ({ startsAt }) => dates.format(startsAt, format) },
      { label: t('announcements.form.ends'), value: ({ endsAt }) => dates.format(endsAt, format) },
      { label: t('announcements.form.units'), value: audience.units },
      { label: t('announcements.form.types'), value: audience.userTypes },
      { label: t('announcements.form.roles'), value: audience.roles },
    ],
    loadPage: (page, size, signal) => request(announcementList, { page, size }, { signal }),
  };
  return <ExportButton title={t('announcements.tab.list')} source={source} disabled={total === 0} />;
}
