import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from '../kit/index.ts';
import { notify } from '../notify/index.ts';
import { Button, Text } from '../ui/index.ts';
import type { CheckedApp } from './checked-app.ts';
import { checkVersions } from './version-check.ts';

/** Apps whose finding the user has seen; once in the life of a page is enough. */
const seen = new Set<string>();

/** Says that front end and server of an app do not fit, or that the server cannot say what it is. */
export const VersionNotice = ({ root, code }: CheckedApp): ReactElement | null => {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(!seen.has(code));
  const { data: finding } = useQuery({
    queryKey: ['version-check', root, code],
    queryFn: ({ signal }) => checkVersions({ root, code }, signal),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isSilent = isOpen && finding?.kind === 'silent-server';
  useEffect(() => {
    if (!isSilent || seen.has(code)) return;
    seen.add(code);
    notify(formatMessage({ id: 'checks.versions.missing' }, { name: code }), { tone: 'warning' });
  }, [isSilent, code, formatMessage]);
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
      title={formatMessage({ id: 'checks.versions.title' })}
      footer={
        <Button minHeight={{ base: '11', md: '10' }} onClick={close}>
          {formatMessage({ id: 'checks.versions.close' })}
        </Button>
      }
    >
      <Text overflowWrap="anywhere">
        {formatMessage({ id: `checks.versionsTooOld.${tooOld}` }, { asking, minimum, found })}
      </Text>
    </Dialog>
  );
};
