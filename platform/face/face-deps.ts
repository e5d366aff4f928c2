import type { PortalDatabase } from '#platform/database';
import type { WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import type { Log } from '#shared/log';
import type { Recogniser } from './recogniser/recogniser.ts';

/** What a deployment needs to know faces. */
export interface FaceOptions {
  readonly recogniser: Recogniser;
  /** What faces are sealed with, the first one, and opened with. */
  readonly secrets: readonly string[];
}

export interface FaceDeps {
  readonly database: PortalDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly writeAudit: WriteAudit;
  /** Undefined: no unit is offered faces here. */
  readonly faces: FaceOptions | undefined;
}

/** The same where faces are known. */
export interface KnownFaceDeps extends FaceDeps {
  readonly faces: FaceOptions;
}
