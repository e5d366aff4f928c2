import type { RequestDetails } from '#platform/http';

/** A user, as far as somebody else has to know her. */
export interface KeptUser {
  readonly unitId: string;
  readonly externalId: string | null;
}

/** What the keeper of a password says of it. `right` comes with whose it is. */
export type KeptResult =
  | { readonly outcome: 'right'; readonly loginName: string }
  | { readonly outcome: 'wrong' | 'disabled' | 'expired' | 'away' };

/** Who keeps the passwords of some users in the portal's place, such as the directory of a school. */
export interface PasswordKeeper {
  /**
   * Asks about a password. For a name that no user has, it may find the user by other means, or make her.
   * @param user whom the name belongs to; undefined for nobody
   */
  readonly verify: (
    credentials: { username: string; password: string },
    user: KeptUser | undefined,
    request: RequestDetails,
  ) => Promise<KeptResult>;
  /** Takes as long as `verify`, about nobody. @returns whether it could be asked */
  readonly askAboutNobody: () => Promise<boolean>;
}
