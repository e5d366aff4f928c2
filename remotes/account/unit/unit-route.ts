/** The page about the accounts of the unit; the first view is the default. */
export const unitPath = '/account/unit';

const views = ['sessions', 'audit'] as const;
export type UnitViewName = (typeof views)[number];

/** The view that a hash names; the first one where it names none. */
export function parseUnitView(hash: string): UnitViewName {
  const [route] = hash.split('?');
  return views.find((view) => route === `#/${view}`) ?? 'sessions';
}

/** Where a view is now that had a tab of the own account; undefined for hashes that name none. */
export function findMovedAddress(hash: string): string | undefined {
  const [route = '', query] = hash.split('?');
  const view = route === '#/audit' ? 'audit' : route === '#/people' ? 'sessions' : undefined;
  return view && `${unitPath}#/${view}${query === undefined ? '' : `?${query}`}`;
}
