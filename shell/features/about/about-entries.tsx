import { CircleHelp, Download, Info } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { usePage } from '../../core/navigation/index.ts';
import { findContainer } from '../../core/session/index.ts';
import { entryStyle as style } from '../../kit/panel/index.ts';
import { Button, Link, Stack } from '../../kit/ui/index.ts';
import { helpHref } from './help-href.ts';
import { openDialog } from './open-dialog.ts';
import { usePortalInfo } from './use-portal-info.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Help, the desktop client where there is one to download and this is not it, and About; in the user's panel. */
export function AboutEntries(): ReactElement {
  const { formatMessage } = useIntl();
  const page = usePage();
  const clients = usePortalInfo().data?.clients;
  const hasClient = Boolean(clients?.installer ?? clients?.portable) && findContainer() === 'browser';
  return (
    <Stack gap="1">
      <Button asChild {...style}>
        <Link href={helpHref(page)} target="_blank" rel="noopener">
          <CircleHelp {...icon} />
          {formatMessage({ id: 'header.about.help' })}
        </Link>
      </Button>
      {hasClient ? (
        <Button {...style} hideBelow="md" onClick={() => openDialog('clients')}>
          <Download {...icon} />
          {formatMessage({ id: 'header.about.client' })}
        </Button>
      ) : null}
      <Button {...style} onClick={() => openDialog('about')}>
        <Info {...icon} />
        {formatMessage({ id: 'header.about.open' })}
      </Button>
    </Stack>
  );
}
