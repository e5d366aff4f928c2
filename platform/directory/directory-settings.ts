import type { UserType } from '#shared/contracts';

/** How the directory is reached, and what in it means what. */
export interface DirectorySettings {
  readonly url: string;
  readonly isStartTls: boolean;
  /** A file with certificates of who signs for the directory; undefined: those of the system. */
  readonly caFile: string | undefined;
  /** The account that searches; undefined: nobody in particular. */
  readonly account: { readonly dn: string; readonly password: string } | undefined;
  readonly baseDn: string;
  /** With `{login}` where the login name goes. */
  readonly userFilter: string;
  /** Filters of those who are people of the portal. Of somebody in two of them, the first counts. */
  readonly types: readonly { readonly userType: UserType; readonly filter: string }[];
  readonly attributes: DirectoryAttributes;
  /** Whose people these are. */
  readonly unitId: string;
  /** Whether a first sign-in makes an account. */
  readonly isCreating: boolean;
}

/** Names of attributes. Of several, the first one that an entry has counts. */
export interface DirectoryAttributes {
  readonly externalId: string;
  readonly loginName: readonly string[];
  readonly realName: readonly string[];
  readonly email: readonly string[];
  readonly phone: readonly string[];
}
