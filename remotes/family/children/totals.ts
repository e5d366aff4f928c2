import type { ChildOverview } from '#shared/contracts';

export interface Totals {
  unread: number;
  todos: number;
  messages: number;
}

/** What waits for a child. */
export function totalsOf({ unread, todos, messages }: ChildOverview): Totals {
  return {
    unread: sum(unread.map(({ num }) => num)),
    todos,
    messages,
  };
}

/** What waits for all of them together. */
export function totalsOfAll(children: readonly ChildOverview[]): Totals {
  const each = children.map(totalsOf);
  return {
    unread: sum(each.map(({ unread }) => unread)),
    todos: sum(each.map(({ todos }) => todos)),
    messages: sum(each.map(({ messages }) => messages)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
