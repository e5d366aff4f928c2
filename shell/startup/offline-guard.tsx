import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { setLeaveGuard } from '../navigation/index.ts';
import { notify } from '../notify/index.ts';

/** Without a network a full load would end on the browser's own error page: the user is told first, and stays. */
export const OfflineGuard = (): null => {
  const { formatMessage } = useIntl();
  useEffect(() => {
    setLeaveGuard(() => {
      if (!navigator.onLine) notify(formatMessage({ id: 'startup.offline.text' }), { tone: 'warning' });
      return navigator.onLine;
    });
    return () => setLeaveGuard(() => true);
  }, [formatMessage]);
  return null;
};
