import type { RequestContext } from '#bff/http';
import { type FetchForVisitor, fetchData } from '#bff/registry';
import { desktopApps, type IconGroup, myAppIcon, type SessionUser } from '#shared/contracts';
import { budgetMs } from './budget.ts';

/** The app icons of a user as the upstream answers them; undefined where it does not, or not in time. */
export async function gatherApps(
  fetchForVisitor: FetchForVisitor,
  ctx: RequestContext,
  { userId, unitId }: SessionUser,
  timeoutMs = budgetMs,
): Promise<IconGroup[] | undefined> {
  const query = new URLSearchParams({ userId, unitId, appType: String(desktopApps) });
  const { answer, path } = myAppIcon;
  return fetchData(fetchForVisitor, ctx, `${path}?${query}`, { answer, timeoutMs }).catch(() => undefined);
}
