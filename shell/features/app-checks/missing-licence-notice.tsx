import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../kit/notify/index.ts';

const shownMs = 8000;

/** Services that the developer was warned of; once in the life of a page is enough. */
const warned = new Set<string>();

/** Says in development what production would do: it closes the page to units without the licence. */
export function MissingLicenceNotice({ serverId }: { serverId: string }): null {
  const { formatMessage } = useIntl();
  useEffect(() => {
    if (warned.has(serverId)) return;
    warned.add(serverId);
    notify(formatMessage({ id: 'checks.licence.development' }, { name: serverId }), {
      tone: 'warning',
      duration: shownMs,
    });
  }, [formatMessage, serverId]);
  return null;
}
