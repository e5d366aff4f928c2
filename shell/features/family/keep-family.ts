import { childrenOverview, isParent, type SessionUser } from '#shared/contracts';
import { findFrameData } from '../../core/first-frame/index.ts';
import { queryClient } from '../../core/queries/index.ts';
import { refreshUserDetails, setUserDetails, toDetails } from '../../core/session/index.ts';
import { identitiesKey } from './use-identities.ts';

/** Has the children and the other account of the user at hand where they came with the page. */
export function keepFamily(user: SessionUser): void {
  const frame = findFrameData(user.userId);
  if (!frame) return;
  const { children, overview, identity } = frame;
  if (children || !isParent(user)) setUserDetails(toDetails(user, children ?? { list: [], current: [] }));
  else refreshUserDetails().catch(() => undefined);
  if (overview) queryClient.setQueryData([childrenOverview.name, user.userId], overview);
  if (identity !== undefined) queryClient.setQueryData(identitiesKey(user.userId), identity);
}
