import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../core/session/index.ts';
import { signInAgain } from '../sign-in-again/index.ts';
import { askSession, askToStay } from './ask-session.ts';
import type { Warning } from './expiry-watch.ts';
import { joinOtherTabs } from './other-tabs.ts';
import { createSessionLife, type SessionLife } from './session-life.ts';

const activities = ['keydown', 'pointerdown'] as const;
const awakenings = ['pageshow', 'focus', 'online'] as const;

interface SessionWatch {
  warning: Warning | undefined;
  /** The user has read that the session ends, whatever happens. */
  isDismissed: boolean;
  dismiss: () => void;
  /** False when the server gave no answer. */
  stay: () => Promise<boolean>;
}

/** The session's end as the page shows it. */
export function useSessionLife(): SessionWatch {
  const session = useSession();
  const [warning, setWarning] = useState<Warning>();
  const [dismissed, setDismissed] = useState<number>();
  const life = useRef<SessionLife>(undefined);
  useEffect(() => {
    const watching = watch((next) => setWarning((before) => (sameWarning(before, next) ? before : next)));
    life.current = watching.life;
    return watching.stop;
  }, []);
  // Also whenever somebody has signed in again: that made a new session.
  useEffect(() => {
    if (session.user) void life.current?.check();
  }, [session]);
  return {
    warning,
    isDismissed: warning !== undefined && dismissed !== undefined && warning.endsAt - dismissed < 1_000,
    dismiss: () => setDismissed(warning?.endsAt),
    stay: () => life.current?.stay() ?? Promise.resolve(false),
  };
}

/** Starts watching and gives back how to stop. */
function watch(show: (warning: Warning | undefined) => void): { life: SessionLife; stop: () => void } {
  const tabs = joinOtherTabs((event) => life.receive(event));
  const life = createSessionLife({ ask: askSession, askToStay, post: tabs.post, show, onEnded: signInAgain });
  const events = new AbortController();
  const options = { signal: events.signal, capture: true, passive: true };
  for (const name of activities) document.addEventListener(name, () => life.noteActivity(), options);
  for (const name of awakenings) window.addEventListener(name, () => life.wake(), options);
  document.addEventListener('visibilitychange', () => life.wake(), options);
  const stop = (): void => {
    events.abort();
    tabs.leave();
    life.stop();
  };
  return { life, stop };
}

function sameWarning(one: Warning | undefined, other: Warning | undefined): boolean {
  return one?.kind === other?.kind && Math.abs((one?.endsAt ?? 0) - (other?.endsAt ?? 0)) < 1_000;
}
