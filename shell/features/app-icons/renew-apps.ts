import type { IconGroup } from '#shared/contracts';
import { queryClient } from '../../core/queries/index.ts';
import { checkSession, findUser } from '../../core/session/index.ts';
import { renewRegistryNow } from '../app-releases/index.ts';
import { appIconsQuery } from './app-icons-query.ts';

/**
 * Asks for the apps of the user anew, after the server reported a change of hers. Where others came or went, the page asks as well which
 * of them it may open. What cannot be had stays as it was.
 */
export async function renewApps(): Promise<void> {
  const user = findUser();
  if (!user) return;
  const { queryKey } = appIconsQuery(user);
  const before = codesOf(queryClient.getQueryData(queryKey));
  await queryClient.invalidateQueries({ queryKey });
  if (codesOf(queryClient.getQueryData(queryKey)) === before) return;
  await checkSession();
  await renewRegistryNow();
}

function codesOf(groups: readonly IconGroup[] | undefined): string {
  return (groups ?? [])
    .flatMap(({ iconVMs }) => iconVMs.map(({ code }) => code))
    .toSorted()
    .join(' ');
}
