/** What the thread is asked, in the order of each join. */
export type ToJoiner =
  | {
      readonly kind: 'take';
      readonly join: number;
      /** Of the process: where the bytes go, behind those that are there. */
      readonly target: number;
      /** File that holds the bytes. */
      readonly path: string;
      readonly start: number;
      /** Both included, as in HTTP. */
      readonly end: number;
    }
  /** Asks for what was counted, and forgets the join. */
  | { readonly kind: 'end'; readonly join: number };

/** What the thread says; one answer to each question. */
export type FromJoiner =
  | { readonly kind: 'taken'; readonly join: number }
  | { readonly kind: 'ended'; readonly join: number; readonly md5: string; readonly sha256: string }
  /** `isMissing`: there is no such file, or it is shorter. `code` is that of the system. */
  | {
      readonly kind: 'failed';
      readonly join: number;
      readonly message: string;
      readonly code: string | undefined;
      readonly isMissing: boolean;
    };
