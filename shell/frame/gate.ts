import type { RegistryEntry } from '#shared/contracts';
import type { Page } from '../navigation/index.ts';
import type { Session } from '../session/index.ts';

/** What an address shows to a visitor. */
export type Verdict =
  | { show: 'app'; entry: RegistryEntry }
  | { show: 'wait' | 'sign-in' | 'no-answer' | 'no-permission' | 'unknown' };

export interface GateInput {
  page: Page;
  session: Session;
  /** The remote that the address belongs to, among those the visitor may open. */
  entry: RegistryEntry | undefined;
  /** Name of the remote that the server saw behind the first address; it may be closed to the visitor. */
  remoteOfFirstPage: string | null;
  isFirstPage: boolean;
}

/** Students and parents never open the variant for teachers and administrators (specification 0§2). */
const isForeignVariant = ({ page, session }: GateInput): boolean =>
  page.variant === 'tm' && (session.user?.userType === 1 || session.user?.userType === 3);

const isForeignApp = (entry: RegistryEntry, { user }: Session): boolean => {
  const { userTypes } = entry.audience;
  return user !== null && userTypes.length > 0 && !userTypes.includes(user.userType);
};

/** Decides what is shown. The servers decide again on every call: this only spares a pointless view. */
export const decidePage = (input: GateInput): Verdict => {
  const { session, entry, isFirstPage, remoteOfFirstPage } = input;
  if (entry && !entry.audience.signedIn) return { show: 'app', entry };
  if (session.state === 'unknown') return { show: 'wait' };
  if (session.state === 'signed-out') return { show: session.reason ? 'no-answer' : 'sign-in' };
  if (!entry) return { show: isFirstPage && remoteOfFirstPage ? 'no-permission' : 'unknown' };
  if (isForeignVariant(input) || isForeignApp(entry, session)) return { show: 'no-permission' };
  return { show: 'app', entry };
};
