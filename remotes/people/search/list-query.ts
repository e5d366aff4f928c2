import { type UserStatus, userTypes } from '#shared/contracts';
import { createHashQuery, oneOf, type QueryOf, text } from '#shared/hash-query';

const route = '#/people/list';
const maxKeyword = 64;
const maxName = 32;
const statuses: readonly UserStatus[] = ['enabled', 'disabled'];

/** What the list shows. Grade and class name one class, both are empty for all. */
export const listQuery = createHashQuery(route, {
  keyword: text('q', maxKeyword),
  gradeName: text('grade', maxName),
  className: text('class', maxName),
  userType: oneOf('type', userTypes),
  userStatus: oneOf('status', statuses),
});
export type ListQuery = QueryOf<typeof listQuery>;

/** Whether the hash names a route of this app; an empty hash is the default route. */
export function isListRoute(hash: string): boolean {
  const [path] = hash.split('?');
  return path === '' || path === '#' || path === '#/' || path === route;
}
