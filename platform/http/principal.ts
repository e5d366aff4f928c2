import type { SecondStep, UnitType, UserType } from '#shared/contracts';

/** Who sends a request, read from the database for this very request. */
export interface Principal {
  readonly userId: string;
  readonly loginName: string;
  readonly userType: UserType;
  readonly unitId: string;
  readonly unitType: UnitType;
  /** Role codes, such as `XX_SYS_`. */
  readonly roles: readonly string[];
  readonly sessionId: string;
  /** How the session was opened (RFC 8176): `pwd`, `remember`, `ticket` … */
  readonly amr: readonly string[];
  /** The password is one that an administrator set: nothing is answered until the user has chosen another. */
  readonly mustChangePassword: boolean;
  /** What the sign-in still lacks: nothing else is answered until then. */
  readonly secondStep: SecondStep | null;
}

/** Finds the principal of an access token; undefined when the token, its session or its user counts no more. */
export type LoadPrincipal = (accessToken: string) => Promise<Principal | undefined>;
