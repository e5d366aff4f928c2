import { type ReactElement, useEffect, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, Text } from 'shell/ui';
import type { ForgotMessageId } from './forgot-message-id.ts';
import type { Reset, ResetStep } from './use-reset.ts';

/** Seconds in which the server sends no second code. */
const pause = 60;

/** Another code, once the server would send one. */
export function Resend({
  reset,
  step,
}: {
  reset: Reset;
  step: Extract<ResetStep, { at: 'code' }>;
}): ReactElement {
  const t = useTranslations<ForgotMessageId>();
  const readyAt = step.sentAt + pause * 1000;
  const [left, setLeft] = useState(() => secondsUntil(readyAt));
  const [isResent, setIsResent] = useState(false);
  useEffect(() => {
    setLeft(secondsUntil(readyAt));
    const timer = setInterval(() => setLeft(secondsUntil(readyAt)), 1000);
    return () => clearInterval(timer);
  }, [readyAt]);
  return (
    <Box textAlign="center">
      {left > 0 ? (
        <Text fontSize="sm" color="fg.muted" paddingBlock="2">
          {t('signin.forgot.resendIn', { count: left })}
        </Text>
      ) : (
        <Button
          variant="plain"
          size="sm"
          disabled={reset.busy}
          onClick={() => void reset.ask(reset.account).then(setIsResent)}
        >
          {t('signin.forgot.resend')}
        </Button>
      )}
      <Text role="status" fontSize="sm">
        {isResent && left > 0 ? t('signin.forgot.resent') : null}
      </Text>
    </Box>
  );
}

function secondsUntil(instant: number): number {
  return Math.max(0, Math.ceil((instant - Date.now()) / 1000));
}
