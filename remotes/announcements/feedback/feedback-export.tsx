import type { ReactElement } from 'react';
import { ExportButton, type ExportSource } from 'shell/kit';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { type Feedback, feedbackList } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';

/** Saves all feedback of users. */
export function FeedbackExport({ total }: { total: number }): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const { language } = useLanguage();
  const source: ExportSource<Feedback> = {
    columns: [
      { label: t('announcements.export.at'), value: ({ at }) => dates.format(at) },
      {
        label: t('announcements.export.user'),
        value: ({ realName, loginName }) => (loginName ? realName : t('announcements.feedback.gone')),
      },
      { label: t('announcements.export.loginName'), value: ({ loginName }) => loginName },
      {
        label: t('announcements.export.unit'),
        value: ({ unitName, unitEnName }) => localName(language, unitName, unitEnName),
      },
      { label: t('announcements.tab.feedback'), value: ({ text }) => text },
      { label: t('announcements.export.page'), value: ({ details }) => details.page },
      { label: t('announcements.export.browser'), value: ({ details }) => details.browser },
    ],
    loadPage: (page, size, signal) => request(feedbackList, { page, size }, { signal }),
  };
  return <ExportButton title={t('announcements.tab.feedback')} source={source} disabled={total === 0} />;
}
