import { Download, HardDriveDownload } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { findSafeLink } from '#shared/contracts';
import { Dialog } from '../../kit/controls/index.ts';
import { Button, Link, Stack, Text } from '../../kit/ui/index.ts';
import { usePortalInfo } from './use-portal-info.ts';

const ways = [
  { name: 'installer', Icon: HardDriveDownload },
  { name: 'portable', Icon: Download },
] as const;

/** Downloads of the desktop client for Windows: the installer, and the portable one (M11). */
export function ClientsDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const { data: info } = usePortalInfo();
  return (
    <Dialog open onClose={onClose} title={formatMessage({ id: 'about.clients.title' })}>
      <Stack gap="5">
        <Text>{formatMessage({ id: 'about.clients.text' })}</Text>
        {ways.map(({ name, Icon }) => {
          const link = findSafeLink(info?.clients[name], location.origin);
          return link ? (
            <Stack key={name} gap="1">
              <Button asChild variant={name === 'installer' ? 'solid' : 'outline'} minHeight="11">
                <Link href={link.href} download rel="noopener">
                  <Icon size={18} strokeWidth={1.75} aria-hidden />
                  {formatMessage({ id: `about.clients.${name}` })}
                </Link>
              </Button>
              <Text fontSize="sm" color="fg.muted">
                {formatMessage({ id: `about.clientsHint.${name}` })}
              </Text>
            </Stack>
          ) : null;
        })}
      </Stack>
    </Dialog>
  );
}
