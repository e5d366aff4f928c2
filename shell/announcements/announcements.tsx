import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { notClosed, textOf } from '#shared/announcements';
import { getLanguage, RoomWords } from '../language/index.ts';
import { setPref, usePref } from '../prefs/index.ts';
import { useUser } from '../session/index.ts';
import { VisuallyHidden } from '../ui/index.ts';
import { AnnouncementBanner } from './announcement-banner.tsx';
import { announcementsQuery } from './announcements-query.ts';
import en from './messages/en.json';
import zhCN from './messages/zh-CN.json';
import { withClosed } from './to-show.ts';

/** The newest announcement that the user has not closed; the page brings it, so that nothing moves when it appears. */
export const Announcements = (): ReactElement => {
  const { userId } = useUser();
  const closed = usePref('closedBanners') ?? [];
  const { data } = useQuery(announcementsQuery(userId));
  const [first, ...more] = notClosed(data?.list ?? [], closed);
  const close = (): void => {
    if (!first) return;
    setPref('closedBanners', withClosed(closed, first));
    // The button goes with the last one, and the focus with the button.
    if (more.length === 0) document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <RoomWords catalogues={{ 'zh-CN': zhCN, en }}>
      {/* There before its text, or screen readers would not read it out. */}
      <VisuallyHidden role="status">{first ? textOf(first, getLanguage()).text : ''}</VisuallyHidden>
      {first ? <AnnouncementBanner notice={first} more={more.length} onClose={close} /> : null}
    </RoomWords>
  );
};
