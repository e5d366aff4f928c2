import { type Child, parseCampusUnits, type SessionUser } from '#shared/contracts';
import type { UserDetails } from './session-store.ts';

/** As the upstream answers them. */
export interface Children {
  readonly list: Child[];
  /** Of several the first is the current one (D-23). */
  readonly current: Child[];
}

/** What is known of a user: the children of a parent, and the campuses out of their JSON text. */
export function toDetails(
  { userId, campusUnits }: SessionUser,
  { list, current: [current] }: Children,
): UserDetails {
  return {
    userId,
    campusUnits: parseCampusUnits(campusUnits),
    chirdenList: list,
    currentChirden: current ?? null,
    chirdenId: current?.id ?? '',
    chirdenName: current?.realName ?? '',
  };
}
