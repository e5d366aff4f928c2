import type { ChildOverview } from '#shared/contracts';

export interface Totals {
  unread: number;
  todos: number;
  messages: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What waits for a child. */
export const totalsOf = ({ unread, todos, messages }: ChildOverview): Totals => ({
  unread: sum(unread.map(({ num }) => num)),
  todos,
  messages,
});

/** What waits for all of them together. */
export const totalsOfAll = (children: readonly ChildOverview[]): Totals => {
  const each = children.map(totalsOf);
  return {
    unread: sum(each.map(({ unread }) => unread)),
    todos: sum(each.map(({ todos }) => todos)),
    messages: sum(each.map(({ messages }) => messages)),
  };
};
