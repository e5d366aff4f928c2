import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isRequestError } from '../../core/request/index.ts';
import { canSignOut, signOut } from '../../core/session/index.ts';
import { Dialog } from '../../kit/controls/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { Alert, Button, Stack, Text, VisuallyHidden } from '../../kit/ui/index.ts';
import { signInAgain } from '../sign-in-again/index.ts';
import { announcedSeconds, formatCountdown, secondsLeft } from './countdown.ts';
import type { Warning } from './expiry-watch.ts';

const tickMs = 1_000;

interface WarningDialogProps {
  warning: Warning;
  stay: () => Promise<boolean>;
  /** The user knows; only for an end that cannot be put off. */
  onDismiss: () => void;
}

/** Says that the session is about to end. Escape is the same as staying. */
export function WarningDialog({ warning, stay, onDismiss }: WarningDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const { kind, endsAt } = warning;
  const primary = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [isUnanswered, setUnanswered] = useState(false);
  const onStay = async (): Promise<void> => {
    if (kind === 'absolute') {
      onDismiss();
      void signInAgain();
      return;
    }
    if (busy) return;
    setBusy(true);
    setUnanswered(!(await stay()));
    setBusy(false);
  };
  const onSignOut = (): void => {
    signOut().catch((error: unknown) => {
      notify(isRequestError(error) ? error.message : String(error), { tone: 'error' });
    });
  };
  return (
    <Dialog
      open
      onClose={kind === 'absolute' ? onDismiss : () => void onStay()}
      title={formatMessage({ id: 'session.warning.title' })}
      size="sm"
      role="alertdialog"
      initialFocusRef={primary}
      footer={
        <>
          {canSignOut() ? (
            <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={onSignOut}>
              {formatMessage({ id: 'session.warning.signOut' })}
            </Button>
          ) : null}
          <Button
            ref={primary}
            minHeight={{ base: '11', md: '10' }}
            loading={busy}
            onClick={() => void onStay()}
          >
            {formatMessage({ id: `session.warningStay.${kind}` })}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>{formatMessage({ id: `session.warningText.${kind}` })}</Text>
        <Countdown endsAt={endsAt} />
        {isUnanswered ? (
          <Alert tone="warning">{formatMessage({ id: 'session.warning.noAnswer' })}</Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}

function Countdown({ endsAt }: { endsAt: number }): ReactElement {
  const { formatMessage } = useIntl();
  const seconds = useSecondsLeft(endsAt);
  const announced = announcedSeconds(seconds);
  const minutes = Math.floor(announced / 60);
  const spoken =
    minutes > 0
      ? formatMessage({ id: 'session.warning.minutes' }, { count: minutes })
      : formatMessage({ id: 'session.warning.seconds' }, { count: announced });
  return (
    <>
      <Text
        role="timer"
        aria-hidden
        fontSize="4xl"
        fontWeight="600"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
        data-countdown
      >
        {formatCountdown(seconds)}
      </Text>
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
    </>
  );
}

/** Seconds until the end; late timers do no harm, each tick looks at the clock. */
function useSecondsLeft(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return secondsLeft(endsAt, now);
}
