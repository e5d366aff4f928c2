import { answer, type Principal, type Route } from '#platform/http';
import {
  childrenOverview,
  DomainError,
  findAllStudentByParentId,
  findStuByParentId,
  selectAlreadyParentTeacher,
  setParentChildren,
  socialSwitchAccounts,
  socialSwitchLogin,
} from '#shared/contracts';
import { describeChildren } from './describe-children.ts';
import type { FamilyDeps } from './family-deps.ts';
import { createFamilyStore } from './family-store.ts';
import { listSwitchableAccounts } from './list-switchable-accounts.ts';
import { switchIdentity } from './switch-identity.ts';

/** Children of parents (L04, L06), and the two accounts of one person (L01). */
export function createFamilyRoutes(deps: FamilyDeps): Route[] {
  const { db } = deps.database;
  const store = createFamilyStore(db);
  return [
    answer(findAllStudentByParentId, async ({ principal, payload }) =>
      store.listChildren(requireParent(principal, payload.parentId)),
    ),
    answer(findStuByParentId, async ({ principal, payload }) => {
      const child = await store.findCurrentChild(requireParent(principal, payload.parentId));
      return child ? [child] : [];
    }),
    answer(setParentChildren, async ({ principal, payload }) => {
      const parentId = requireParent(principal, payload.parentId);
      const children = await store.listChildren(parentId);
      const child = children.find(({ id }) => id === payload.id);
      if (!child) throw new DomainError('forbidden');
      await store.setCurrentChild(parentId, child.id);
      return child;
    }),
    answer(childrenOverview, ({ principal }) => describeChildren(store, requireParent(principal))),
    answer(selectAlreadyParentTeacher, async ({ principal: { userId }, payload }) => {
      const asked = [payload.parentId, payload.teacherId].filter((id) => id !== undefined);
      if (asked.length > 0 && !asked.includes(userId)) throw new DomainError('forbidden');
      const link = await store.findLinkOf(userId);
      const isAsked =
        (!payload.parentId || payload.parentId === link?.parentId) &&
        (!payload.teacherId || payload.teacherId === link?.teacherId);
      return link && isAsked ? link : null;
    }),
    answer(socialSwitchAccounts, () => listSwitchableAccounts(deps)),
    answer(socialSwitchLogin, ({ payload, ...caller }) => switchIdentity(deps, payload.userId, caller)),
  ];
}

/** @throws DomainError `forbidden` for who names another parent */
function requireParent(principal: Principal, parentId: string = principal.userId): string {
  if (parentId !== principal.userId) throw new DomainError('forbidden');
  return parentId;
}
