import type * as v from 'valibot';
import type { RequestContext } from '#bff/http';
import { type FetchForVisitor, fetchData } from '#bff/registry';
import {
  announcementsNow,
  childrenOverview,
  findAllStudentByParentId,
  findStuByParentId,
  hasRole,
  isParent,
  type SessionUser,
  selectAlreadyParentTeacher,
} from '#shared/contracts';
import type { FrameData } from '#shared/frame-data';
import { budgetMs } from './budget.ts';

/** What the frame of a user's page shows beside the apps, asked for all at once. What is late or broken is left to the shell. */
export async function gatherFrame(
  fetchForVisitor: FetchForVisitor,
  ctx: RequestContext,
  user: SessionUser,
  { hasApps }: { hasApps: boolean },
): Promise<FrameData> {
  const ask = <Schema extends v.GenericSchema>(
    { path, answer }: { path: string; answer: Schema },
    query: Readonly<Record<string, string>> = {},
  ): Promise<v.InferOutput<Schema> | undefined> => {
    const search = new URLSearchParams(query);
    const address = search.size > 0 ? `${path}?${search}` : path;
    return fetchData(fetchForVisitor, ctx, address, { answer, timeoutMs: budgetMs }).catch(() => undefined);
  };
  const { userId } = user;
  const hasChildren = isParent(user);
  const mayBeBoth = hasRole(user, 'parent', 'teacher');
  const [announcements, list, current, overview, identity] = await Promise.all([
    ask(announcementsNow),
    hasChildren ? ask(findAllStudentByParentId, { parentId: userId }) : undefined,
    hasChildren ? ask(findStuByParentId, { parentId: userId }) : undefined,
    hasChildren && hasApps ? ask(childrenOverview) : undefined,
    mayBeBoth
      ? ask(selectAlreadyParentTeacher, { [hasChildren ? 'parentId' : 'teacherId']: userId })
      : undefined,
  ]);
  return {
    ...(announcements && { announcements }),
    ...(list && current && { children: { list, current } }),
    ...(overview && { overview }),
    ...(identity !== undefined && { identity }),
  };
}
