import { useEffect, useRef, useState } from 'react';
import { request } from 'shell/request';
import { completeSignIn, usePage } from 'shell/session';
import { qrCreate, qrPoll } from '#shared/contracts';
import { chooseReturnTo } from '../../address/choose-return-to.ts';
import { pauseFor, untilVisible } from './page-visibility.ts';
import { type QrStage, watchQr } from './watch-qr.ts';

const timeout = 15_000;

/** A QR code for this screen, and what becomes of it; once it is confirmed, the user goes on to where she wanted to go. */
export function useQr(): { stage: QrStage; renew: () => void } {
  const { search, hash } = usePage();
  const [stage, setStage] = useState<QrStage>({ at: 'loading' });
  const [round, setRound] = useState(0);
  const returnTo = chooseReturnTo({ origin: location.origin, search, hash });
  const target = useRef(returnTo);
  target.current = returnTo;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is a code of its own
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const options = { silent: true, noIntercept: true, passive: true, timeout, signal };
    const show = (next: QrStage): void => {
      if (signal.aborted) return;
      setStage(next);
      if (next.at === 'confirmed') completeSignIn(target.current).catch(() => setStage({ at: 'failed' }));
    };
    void watchQr({
      signal,
      create: () => request(qrCreate, {}, options),
      poll: async () => (await request(qrPoll, {}, options)).state,
      now: Date.now,
      pause: (milliseconds) => pauseFor(milliseconds, signal),
      untilVisible: () => untilVisible(signal),
      show,
    });
    return () => left.abort();
  }, [round]);

  return { stage, renew: () => setRound(round + 1) };
}
