import { CalendarX2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { homePath, navigate } from '../../core/navigation/index.ts';
import { isRequestError } from '../../core/request/index.ts';
import { canSignOut, signOut } from '../../core/session/index.ts';
import { Dialog } from '../../kit/controls/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { Button, Center, Stack, Text } from '../../kit/ui/index.ts';

/** Blocks a module whose licence has ended (M01): the ways out are the desktop and signing out. */
export function LicenceDialog(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      onClose={() => undefined}
      dismissable={false}
      role="alertdialog"
      size="sm"
      title={formatMessage({ id: 'checks.licence.title' })}
      footer={
        <>
          {canSignOut() ? (
            <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={leave}>
              {formatMessage({ id: 'checks.licence.signOut' })}
            </Button>
          ) : null}
          <Button minHeight={{ base: '11', md: '10' }} onClick={() => void navigate(homePath())}>
            {formatMessage({ id: 'checks.licence.desktop' })}
          </Button>
        </>
      }
    >
      <Stack gap="4" textAlign="center">
        <Center color="fg.error">
          <CalendarX2 size={48} strokeWidth={1.5} aria-hidden />
        </Center>
        <Text fontWeight="medium">{formatMessage({ id: 'checks.licence.text' })}</Text>
        <Text fontSize="sm" color="fg.muted">
          {formatMessage({ id: 'checks.licence.safe' })}
        </Text>
      </Stack>
    </Dialog>
  );
}

function leave(): void {
  signOut().catch((error: unknown) => {
    notify(isRequestError(error) ? error.message : String(error), { tone: 'error' });
  });
}
