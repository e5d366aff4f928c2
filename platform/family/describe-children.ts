import type { ChildOverview } from '#shared/contracts';
import type { FamilyStore } from './family-store.ts';

/** The children of a parent, each with what waits for it: four statements, however many children there are. */
export async function describeChildren(store: FamilyStore, parentId: string): Promise<ChildOverview[]> {
  const children = await store.listChildren(parentId);
  if (children.length === 0) return [];
  const ids = children.map(({ id }) => id);
  const [units, unread, waiting] = await Promise.all([
    store.listUnits(ids),
    store.listUnread(ids),
    store.countWaiting(ids),
  ]);
  return children.map((child) => {
    const unit = units.find(({ childId }) => childId === child.id);
    const countOf = (kind: 'todo' | 'message'): number =>
      Number(waiting.find((row) => row.childId === child.id && row.kind === kind)?.count ?? 0);
    return {
      child,
      avatar: unit?.avatar ?? null,
      unitName: unit?.unitName ?? '',
      unitEnName: unit?.unitEnName ?? null,
      unread: unread.filter(({ childId }) => childId === child.id).map(({ code, num }) => ({ code, num })),
      todos: countOf('todo'),
      messages: countOf('message'),
    };
  });
}
