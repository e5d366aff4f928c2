import { peopleList } from '#shared/contracts';
import { useMeets } from '../../../core/permissions/index.ts';
import { useRegistry } from '../../../core/registry/index.ts';

/** The code of the app in which a unit keeps its people. */
const peopleCode = 'base';

/** Makes addresses of the list of people, narrowed by a query; undefined for users whom the service would refuse. */
export function usePeoplePath(): ((query: Readonly<Record<string, string>>) => string) | undefined {
  const path = useRegistry().find(({ code }) => code === peopleCode)?.paths[0];
  const meets = useMeets(path !== undefined);
  if (path === undefined || !meets(peopleList.needs)) return undefined;
  return (query) => `${path}#/people/list?${new URLSearchParams(query)}`;
}
