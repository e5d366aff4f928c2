import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../kit/notify/index.ts';
import { useIsAdministrator } from './use-is-administrator.ts';

const shownMs = 8000;

/** Services that the user was notified of; once in the life of a page is enough. */
const notified = new Set<string>();

/** Notifies administrators that a licence could not be checked and the module stays open meanwhile (D-26). */
export function UnknownLicenceNotice({ serverId }: { serverId: string }): null {
  const { formatMessage } = useIntl();
  const isAdministrator = useIsAdministrator();
  useEffect(() => {
    if (!isAdministrator || notified.has(serverId)) return;
    notified.add(serverId);
    notify(formatMessage({ id: 'checks.licence.unknown' }, { name: serverId }), {
      tone: 'warning',
      duration: shownMs,
    });
  }, [formatMessage, serverId, isAdministrator]);
  return null;
}
