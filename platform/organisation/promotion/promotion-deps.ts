import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '#platform/database';
import type { OrganisationDeps } from '../organisation-deps.ts';
import type { LineAuthor } from '../write-line.ts';

export interface PromotionDeps extends OrganisationDeps {
  /** Ends every session of a user, inside the transaction `db`. */
  readonly endSessionsOf: (db: Kysely<Tables>, userId: string, reason: string) => Promise<unknown>;
}

export type PromotionRow = Selectable<Tables['promotion']>;
export type StepRow = Selectable<Tables['promotion_class']>;

/** People who are written in one transaction: others write in between, also on SQLite. */
export const peoplePerBatch = 100;

/** How long the end of a school year can be undone, in milliseconds. */
export const undoWindow = 7 * 24 * 60 * 60 * 1000;

/** Who began it: what the portal does later is done in her name. */
export function authorOf(promotion: PromotionRow): LineAuthor {
  return {
    principal: {
      userId: promotion.actor_id,
      loginName: promotion.actor_login,
      unitId: promotion.actor_unit_id,
    },
    request: { id: promotion.id, ip: promotion.ip, userAgent: promotion.user_agent },
  };
}

/** The names of a class of the plan, before and after. */
export function namesOfStep(step: StepRow) {
  return {
    from: { gradeName: step.from_grade, className: step.from_class },
    to: { gradeName: step.to_grade, className: step.to_class },
  };
}
