import type { UserType } from '#shared/contracts';
import type { Localized } from '#shared/language';

/** What a provider of the school's own knows the portal as, and what the portal takes from it. */
export interface SchoolProviderAccount {
  /** As its metadata name it, to the letter. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly names: Localized;
  /** The unit whose people it knows. */
  readonly unitId: string;
  /** The claim that is a person's external id, such as `sub`. */
  readonly idClaim: string;
  /** The claim that says what a person is in the unit. */
  readonly typeClaim: string;
  /** Of which types accounts are made for people who have none. */
  readonly creates: readonly UserType[];
}
