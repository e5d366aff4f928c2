import { CalendarX2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from '../kit/index.ts';
import { homePath, navigate } from '../navigation/index.ts';
import { notify } from '../notify/index.ts';
import { isRequestError } from '../request/index.ts';
import { canSignOut, signOut } from '../session/index.ts';
import { Button, Center, Stack, Text } from '../ui/index.ts';

const leave = (): void => {
  signOut().catch((error: unknown) => {
    notify(isRequestError(error) ? error.message : String(error), { tone: 'error' });
  });
};

/** Blocks a module whose licence has ended (M01): the ways out are the desktop and signing out. */
export const LicenceDialog = (): ReactElement => {
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
};
