import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { setLeaveGuard } from '../../core/navigation/index.ts';
import { notify } from '../../kit/notify/index.ts';

/** Without a network a full load would end on the browser's own error page. The user is notified first, and stays. */
export function OfflineGuard(): null {
  const { formatMessage } = useIntl();
  useEffect(() => {
    setLeaveGuard(() => {
      if (!navigator.onLine) notify(formatMessage({ id: 'startup.offline.text' }), { tone: 'warning' });
      return navigator.onLine;
    });
    return () => setLeaveGuard(() => true);
  }, [formatMessage]);
  return null;
}
