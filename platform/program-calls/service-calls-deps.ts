import type { RequireProgramDeps } from '#platform/programs';

export interface ServiceCallsDeps extends RequireProgramDeps {
  /** The pinned public origin: all addresses that people are led to lie below it. */
  readonly publicUrl: string;
  /** Says whose messages or badges have changed, once it is committed. */
  readonly announce: (userIds: readonly string[]) => Promise<void>;
}
