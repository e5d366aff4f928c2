import { answer, type Route } from '#platform/http';
import {
  familyCodesCreate,
  familyCodesRedeem,
  familyLinksAdd,
  familyLinksClasses,
  familyLinksList,
  familyLinksParents,
  familyLinksRemove,
} from '#shared/contracts';
import { addLink, removeLink } from './change-links.ts';
import { createCodes } from './create-codes.ts';
import type { FamilyLinksDeps } from './family-links-deps.ts';
import { findParents, listFamilies, listFamilyClasses } from './list-families.ts';
import { redeemCode } from './redeem-code.ts';

/** The calls of family links and codes; the gate asks who may. */
export function createFamilyLinksRoutes(deps: FamilyLinksDeps): Route[] {
  return [
    answer(familyLinksClasses, ({ principal, payload }) => listFamilyClasses(deps, principal, payload)),
    answer(familyLinksList, ({ principal, payload }) => listFamilies(deps, principal, payload)),
    answer(familyLinksParents, ({ principal, payload }) => findParents(deps, principal, payload)),
    answer(familyLinksAdd, ({ payload, ...caller }) => addLink(deps, caller, payload)),
    answer(familyLinksRemove, ({ payload, ...caller }) => removeLink(deps, caller, payload)),
    answer(familyCodesCreate, ({ payload, ...caller }) => createCodes(deps, caller, payload)),
    answer(familyCodesRedeem, ({ payload, ...caller }) => redeemCode(deps, caller, payload)),
  ];
}
