import { isAdministrator, type SessionUser } from '#shared/contracts';
import { getRegistry } from '../../../core/registry/index.ts';

/** The code of the app in which administrators keep the people of their unit. */
const peopleCode = 'base';

/** The address of the list of people, with what it is narrowed to; undefined for everybody whom the service would refuse. */
export function peoplePath(
  user: Pick<SessionUser, 'userType'>,
  query: Readonly<Record<string, string>>,
): string | undefined {
  const path = getRegistry().find(({ code }) => code === peopleCode)?.paths[0];
  if (!isAdministrator(user) || path === undefined) return undefined;
  return `${path}#/people/list?${new URLSearchParams(query)}`;
}
