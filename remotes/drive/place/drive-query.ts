import { type DriveSort, type DriveView, driveSorts, driveViews } from '#shared/contracts';
import { createHashQuery, type HashQuery, oneOf, type QueryOf, text } from '#shared/hash-query';

const maxLength = 64;

const written = createHashQuery('#/mine', {
  view: oneOf<DriveView>('view', driveViews, 'folder'),
  spaceId: text('space', maxLength),
  parentId: text('folder', maxLength),
  keyword: text('q', maxLength),
  sort: oneOf<DriveSort>('sort', driveSorts, 'name'),
  order: oneOf<'up' | 'down'>('order', ['up', 'down'], 'up'),
});
export type DriveQuery = QueryOf<typeof written>;

/** Pages of the app's menu that stand for a view. */
const routes: Readonly<Record<string, DriveView>> = { '#/share': 'shared', '#/recycle': 'bin' };

/** Which files are shown, and in which order. */
export const driveQuery: HashQuery<DriveQuery> = {
  ...written,
  parse: (hash) => {
    const query = written.parse(hash);
    const view = routes[hash.split('?')[0] ?? ''];
    return view ? { ...query, view } : query;
  },
};

/** Another place: what was searched for stays behind, the order goes along. */
export function placeOf(
  { sort, order }: Pick<DriveQuery, 'sort' | 'order'>,
  place: Partial<Pick<DriveQuery, 'view' | 'spaceId' | 'parentId'>>,
): DriveQuery {
  return { ...driveQuery.empty, sort, order, ...place };
}
