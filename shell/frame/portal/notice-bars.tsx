import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useIsMoving } from '../../core/navigation/index.ts';
import { useSlowCalls } from '../../core/request/index.ts';
import { Alert, Box, Button } from '../../kit/ui/index.ts';

/** What concerns the whole page: no network, slow network, the next app on its way. */
export function NoticeBars(): ReactElement {
  const { formatMessage } = useIntl();
  const isOnline = useIsOnline();
  const slow = useSlowCalls();
  const cancel = (): void => {
    for (const call of slow) call.cancel();
  };
  return (
    <Box position="sticky" top="0" zIndex="header">
      <MovingLine />
      {isOnline ? null : <Alert tone="warning">{formatMessage({ id: 'frame.offline.text' })}</Alert>}
      {slow.length > 0 ? (
        <Alert
          tone="info"
          actions={
            <Button size="sm" variant="outline" onClick={cancel}>
              {formatMessage({ id: 'frame.slow.cancel' })}
            </Button>
          }
        >
          {formatMessage({ id: 'frame.slow.text' })}
        </Alert>
      ) : null}
    </Box>
  );
}

function useIsOnline(): boolean {
  return useSyncExternalStore(subscribeOnline, () => navigator.onLine);
}

/** A thin line at the top while the next app is brought; quick moves show nothing. */
function MovingLine(): ReactElement | null {
  const isMoving = useIsMoving();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isMoving) return setIsLate(false);
    const timer = setTimeout(() => setIsLate(true), 200);
    return () => clearTimeout(timer);
  }, [isMoving]);
  if (!isLate) return null;
  return (
    <Box
      position="fixed"
      top="0"
      insetInline="0"
      height="3px"
      bg="brand.fill"
      zIndex="toast"
      animation="pulse 1.2s ease-in-out infinite"
    />
  );
}

function subscribeOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
