import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

/** What somebody shows to sign in. */
export interface ShownFace {
  /** A JPEG or PNG. */
  readonly picture: Buffer;
  /** Whose people it may be. */
  readonly unitId: string;
  /** Answer to a challenge: its nonce, and the picture with the head turned. */
  readonly nonce?: string | undefined;
  readonly turnedPicture?: Buffer | undefined;
}

/** Who knows faces: the portal's own recogniser, or a service of the school's choice. */
export interface FaceFinder {
  /** Id of the user on a picture; undefined when it is nobody, or not surely one. */
  readonly findUser: (face: ShownFace) => Promise<string | undefined>;
  /** Whether the face of a user still counts; inside the transaction that opens the session. */
  readonly isKnown: (trx: Kysely<Tables>, userId: string) => Promise<boolean>;
}
