import type { RegistryEntry } from '#shared/contracts';
import type { Session } from '../../core/session/index.ts';
import { planLogin } from './plan-login.ts';

/** What an address shows to a visitor. */
export type Decision =
  | { show: 'app'; entry: RegistryEntry }
  | { show: 'wait' | 'sign-in' | 'no-answer' | 'no-permission' | 'unknown' };

export interface GateInput {
  session: Session;
  /** The remote that the address belongs to, among those the visitor may open. */
  entry: RegistryEntry | undefined;
  /** Name of the remote that the server saw behind the first address; it may be closed to the visitor. */
  remoteOfFirstPage: string | null;
  isFirstPage: boolean;
}

/**
 * Decides what is shown, as far as the login page has to know; what opens inside the frame is decided there (`admission.tsx`).
 * The servers decide again on every call: this only spares a pointless view.
 */
export function decidePage({ session, entry, isFirstPage, remoteOfFirstPage }: GateInput): Decision {
  const login = entry && planLogin(entry);
  if (entry && login === 'skip') return { show: 'app', entry };
  if (session.state === 'unknown') return { show: 'wait' };
  if (entry && login === 'check') return { show: 'app', entry };
  if (session.state === 'signed-out') return { show: session.reason ? 'no-answer' : 'sign-in' };
  if (!entry) return { show: isFirstPage && remoteOfFirstPage ? 'no-permission' : 'unknown' };
  return { show: 'app', entry };
}
