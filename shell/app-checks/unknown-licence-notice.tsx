import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../notify/index.ts';
import { useIsAdministrator } from './use-is-administrator.ts';

const shownMs = 8000;

/** Services that the user was told of; once in the life of a page is enough. */
const told = new Set<string>();

/** Tells administrators that a licence could not be checked and the module stays open meanwhile (D-26). */
export const UnknownLicenceNotice = ({ serverId }: { serverId: string }): null => {
  const { formatMessage } = useIntl();
  const isAdministrator = useIsAdministrator();
  useEffect(() => {
    if (!isAdministrator || told.has(serverId)) return;
    told.add(serverId);
    notify(formatMessage({ id: 'checks.licence.unknown' }, { name: serverId }), {
      tone: 'warning',
      duration: shownMs,
    });
  }, [formatMessage, serverId, isAdministrator]);
  return null;
};
