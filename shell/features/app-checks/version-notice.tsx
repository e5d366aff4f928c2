import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from '../../kit/controls/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { Button, Text } from '../../kit/ui/index.ts';
import type { CheckedApp } from './checked-app.ts';
import { useIsAdministrator } from './use-is-administrator.ts';
import { checkVersions } from './version-check.ts';

/** Apps whose finding the user has seen; once in the life of a page is enough. */
const seen = new Set<string>();

/**
 * Says that front end and server of an app do not fit, or that the server cannot say what it is: to administrators in the
 * words of the specification (M05, M07), to everybody else that the app is being updated.
 */
export function VersionNotice({ root, code, versionName }: CheckedApp): ReactElement | null {
  const { formatMessage } = useIntl();
  const isAdministrator = useIsAdministrator();
  const [isOpen, setOpen] = useState(!seen.has(code));
  const { data: finding } = useQuery({
    queryKey: ['version-check', root, code],
    queryFn: ({ signal }) => checkVersions({ root, code, versionName }, signal),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isSilent = isOpen && finding?.kind === 'silent-server';
  useEffect(() => {
    if (!isSilent || seen.has(code)) return;
    seen.add(code);
    const id = isAdministrator ? 'checks.versions.missing' : 'checks.updating.text';
    notify(formatMessage({ id }, { name: code }), { tone: 'warning' });
  }, [isSilent, code, isAdministrator, formatMessage]);
  if (!isOpen || finding?.kind !== 'mismatch') return null;
  const { tooOld, asking, minimum, found } = finding.mismatch;
  const close = (): void => {
    seen.add(code);
    setOpen(false);
  };
  return (
    <Dialog
      open
      onClose={close}
      role="alertdialog"
      size="sm"
      title={formatMessage({ id: isAdministrator ? 'checks.versions.title' : 'checks.updating.title' })}
      footer={
        <Button minHeight={{ base: '11', md: '10' }} onClick={close}>
          {formatMessage({ id: 'checks.versions.close' })}
        </Button>
      }
    >
      <Text overflowWrap="anywhere">
        {isAdministrator
          ? formatMessage({ id: `checks.versionsTooOld.${tooOld}` }, { asking, minimum, found })
          : formatMessage({ id: 'checks.updating.text' })}
      </Text>
    </Dialog>
  );
}
