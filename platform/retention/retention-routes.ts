import { answer, type Route } from '#platform/http';
import { retentionList, retentionPreview, retentionSave, retentionUnit } from '#shared/contracts';
import { listRetentions } from './list-retentions.ts';
import { listUnitTerms, previewTerm, saveTerm, type UnitRetentionDeps } from './units/unit-retention.ts';

/** The calls that say how long data are kept, and by which units decide about theirs. */
export function createRetentionRoutes(deps: UnitRetentionDeps): Route[] {
  return [
    answer(retentionList, ({ principal }) => listRetentions(deps, principal)),
    answer(retentionUnit, ({ principal, payload }) => listUnitTerms(deps, principal, payload.unitId)),
    answer(retentionPreview, ({ principal, payload }) => previewTerm(deps, principal, payload)),
    answer(retentionSave, ({ payload, ...caller }) => saveTerm(deps, payload, caller)),
  ];
}
