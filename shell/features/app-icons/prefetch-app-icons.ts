import * as v from 'valibot';
import { myAppIcon } from '#shared/contracts';
import { getBootData } from '../../core/boot/index.ts';
import { queryClient } from '../../core/queries/index.ts';
import { findUser } from '../../core/session/index.ts';
import { appIconsQuery } from './app-icons-query.ts';

/**
 * Has the apps of a user whom the page knows already at hand, or on their way: the first component that draws them finds them, or waits.
 * What came with the page is hers only where she had signed in before.
 */
export function prefetchAppIcons(): void {
  const user = findUser();
  if (!user) return;
  const query = appIconsQuery(user);
  const { session, icons } = getBootData();
  const known = v.safeParse(myAppIcon.answer, session.user?.userId === user.userId ? icons : undefined);
  if (known.success && !queryClient.getQueryData(query.queryKey))
    queryClient.setQueryData(query.queryKey, known.output);
  else void queryClient.prefetchQuery(query);
}
