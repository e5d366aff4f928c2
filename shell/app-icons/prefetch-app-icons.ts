import * as v from 'valibot';
import { myAppIcon } from '#shared/contracts';
import { getBootData } from '../boot/index.ts';
import { queryClient } from '../queries/index.ts';
import { findUser } from '../session/index.ts';
import { appIconsQuery } from './app-icons-query.ts';

/**
 * Has the apps of a user whom the page knows already at hand, or on their way: whoever draws them first finds them, or waits.
 * What came with the page is hers only where she had signed in before.
 */
export const prefetchAppIcons = (): void => {
  const user = findUser();
  if (!user) return;
  const query = appIconsQuery(user);
  const { session, icons } = getBootData();
  const known = v.safeParse(myAppIcon.answer, session.user?.userId === user.userId ? icons : undefined);
  if (known.success && !queryClient.getQueryData(query.queryKey))
    queryClient.setQueryData(query.queryKey, known.output);
  else void queryClient.prefetchQuery(query);
};
