import { Megaphone } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { entryLook } from '../panel/index.ts';
import { useRegistry } from '../registry/index.ts';
import { AppLink, Button } from '../ui/index.ts';

const path = '/announcements';

/** In the user's panel of those who may announce: leads to the app. Its words come with the header. */
export const AnnouncementsEntry = (): ReactElement | null => {
  const { formatMessage } = useIntl();
  const isThere = useRegistry().some(({ paths }) => paths.includes(path));
  return isThere ? (
    <Button asChild {...entryLook}>
      <AppLink href={path}>
        <Megaphone size={18} strokeWidth={1.75} aria-hidden />
        {formatMessage({ id: 'header.announcements.open' })}
      </AppLink>
    </Button>
  ) : null;
};
