import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { notClosed, textOf } from '#shared/announcements';
import { getLanguage, RoomWords } from '../../core/language/index.ts';
import { setPref, usePref } from '../../core/prefs/index.ts';
import { useUser } from '../../core/session/index.ts';
import { VisuallyHidden } from '../../kit/ui/index.ts';
import { AnnouncementBanner } from './announcement-banner.tsx';
import { announcementsQuery } from './announcements-query.ts';
import { catalogues } from './messages/zh-CN.json?all';
import { withClosed } from './to-show.ts';

/** The newest announcement that the user has not closed; the page brings it, so that nothing moves when it appears. */
export function Announcements(): ReactElement {
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
    <RoomWords catalogues={catalogues}>
      {/* There before its text, or screen readers would not read it out. */}
      <VisuallyHidden role="status">{first ? textOf(first, getLanguage()).text : ''}</VisuallyHidden>
      {first ? <AnnouncementBanner notice={first} more={more.length} onClose={close} /> : null}
    </RoomWords>
  );
}
