import { type ReactElement, useEffect, useState } from 'react';
import { Box, Button, Text } from 'shell/ui';
import { useSay } from '../../state/use-say.ts';
import type { ForgotMessageId } from './forgot-message-id.ts';
import type { Reset, ResetStep } from './use-reset.ts';

/** Seconds in which the server sends no second code. */
const pause = 60;

const secondsUntil = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** Another code, once the server would send one. */
export const Resend = ({
  reset,
  step,
}: {
  reset: Reset;
  step: Extract<ResetStep, { at: 'code' }>;
}): ReactElement => {
  const say = useSay<ForgotMessageId>();
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
          {say('signin.forgot.resendIn', { count: left })}
        </Text>
      ) : (
        <Button
          variant="plain"
          size="sm"
          disabled={reset.busy}
          onClick={() => void reset.ask(reset.asker).then(setIsResent)}
        >
          {say('signin.forgot.resend')}
        </Button>
      )}
      <Text role="status" fontSize="sm">
        {isResent && left > 0 ? say('signin.forgot.resent') : null}
      </Text>
    </Box>
  );
};
