import { auditList, type Call, sessionListOfUser } from '#shared/contracts';

/** The page about the accounts of the unit; the first view is the default. */
export const unitPath = '/account/unit';

const views = ['sessions', 'audit'] as const;
export type UnitViewName = (typeof views)[number];

/** The call that each view depends on: without it there is no view. */
const callOf: Readonly<Record<UnitViewName, Pick<Call, 'needs'>>> = {
  sessions: sessionListOfUser,
  audit: auditList,
};

/** The page opens for everybody who has one of its views. */
export const unitNeeds = views.flatMap((view) => callOf[view].needs);

/** The view that is open: the one that a hash names, or the first that the user has; undefined where she has none. */
export function findUnitView(
  hash: string,
  maySend: (call: Pick<Call, 'needs'>) => boolean,
): UnitViewName | undefined {
  const shown = views.filter((view) => maySend(callOf[view]));
  return shown.find((view) => view === parseUnitView(hash)) ?? shown[0];
}

/** The view that a hash names; the first one where it names none. */
function parseUnitView(hash: string): UnitViewName {
  const [route] = hash.split('?');
  return views.find((view) => route === `#/${view}`) ?? 'sessions';
}

/** Where a view is now that had a tab of the own account; undefined for hashes that name none. */
export function findMovedAddress(hash: string): string | undefined {
  const [route = '', query] = hash.split('?');
  const view = route === '#/audit' ? 'audit' : route === '#/people' ? 'sessions' : undefined;
  return view && `${unitPath}#/${view}${query === undefined ? '' : `?${query}`}`;
}
