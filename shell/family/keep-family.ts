import { childrenOverview, isParent, type SessionUser } from '#shared/contracts';
import { findFrameData } from '../first-frame/index.ts';
import { queryClient } from '../queries/index.ts';
import { refreshUserDetails, setUserDetails, toDetails } from '../session/index.ts';
import { identitiesKey } from './use-identities.ts';

/** Has the children and the other account of the user at hand where they came with the page. */
export const keepFamily = (user: SessionUser): void => {
  const frame = findFrameData(user.userId);
  if (!frame) return;
  const { children, overview, identity } = frame;
  if (children || !isParent(user)) setUserDetails(toDetails(user, children ?? { list: [], current: [] }));
  else refreshUserDetails().catch(() => undefined);
  if (overview) queryClient.setQueryData([childrenOverview.name, user.userId], overview);
  if (identity !== undefined) queryClient.setQueryData(identitiesKey(user.userId), identity);
};
