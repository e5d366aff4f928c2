import { CalendarCheck, CircleHelp, Download, Info } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { usePage } from '../navigation/index.ts';
import { entryLook as look } from '../panel/index.ts';
import { findEntryByPath } from '../registry/index.ts';
import { findContainer } from '../session/index.ts';
import { AppLink, Button, Link, Stack } from '../ui/index.ts';
import { helpHref } from './help-href.ts';
import { openDialog } from './open-dialog.ts';
import { usePortalInfo } from './use-portal-info.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Where administrators look after licences; nobody else has it in the registry. */
const licencesPath = '/licences';

/** Licences, help, the desktop client where there is one to download and this is not it, and About; in the user's panel. */
export const AboutEntries = (): ReactElement => {
  const { formatMessage } = useIntl();
  const page = usePage();
  const clients = usePortalInfo().data?.clients;
  const hasClient = Boolean(clients?.installer ?? clients?.portable) && findContainer() === 'browser';
  return (
    <Stack gap="1">
      {findEntryByPath(licencesPath) ? (
        <Button asChild {...look}>
          <AppLink href={licencesPath}>
            <CalendarCheck {...icon} />
            {formatMessage({ id: 'header.about.licences' })}
          </AppLink>
        </Button>
      ) : null}
      <Button asChild {...look}>
        <Link href={helpHref(page)} target="_blank" rel="noopener">
          <CircleHelp {...icon} />
          {formatMessage({ id: 'header.about.help' })}
        </Link>
      </Button>
      {hasClient ? (
        <Button {...look} hideBelow="md" onClick={() => openDialog('clients')}>
          <Download {...icon} />
          {formatMessage({ id: 'header.about.client' })}
        </Button>
      ) : null}
      <Button {...look} onClick={() => openDialog('about')}>
        <Info {...icon} />
        {formatMessage({ id: 'header.about.open' })}
      </Button>
    </Stack>
  );
};
