import { answer, type Route } from '#platform/http';
import {
  promotionProposal,
  promotionPupils,
  promotionRun,
  promotionState,
  promotionUndo,
} from '#shared/contracts';
import { listPupils } from './list-pupils.ts';
import type { PromotionDeps } from './promotion-deps.ts';
import { propose } from './propose.ts';
import { readLatest } from './read-promotion.ts';
import { startPromotion } from './start-promotion.ts';
import { undoPromotion } from './undo-promotion.ts';

/** The calls of the end of a school year. What runs on afterwards is the runner's. */
export function createPromotionRoutes(deps: PromotionDeps): Route[] {
  return [
    answer(promotionProposal, ({ principal, payload }) => propose(deps, principal, payload)),
    answer(promotionPupils, ({ principal, payload }) => listPupils(deps, principal, payload)),
    answer(promotionState, ({ principal, payload }) => readLatest(deps, principal, payload)),
    answer(promotionRun, ({ payload, ...caller }) => startPromotion(deps, caller, payload)),
    answer(promotionUndo, ({ payload, ...caller }) => undoPromotion(deps, caller, payload)),
  ];
}
