import type { ListedClass } from '#shared/contracts';

/** What the administrator is about to do; each has a dialog of its own. */
export type Task = { kind: 'create' } | { kind: Action; one: ListedClass };
export type Action = 'edit' | 'teachers' | 'close' | 'reopen';

/** What can be done with a class. A closed one is kept for the record, and opens again. */
export function actionsFor({ status }: Pick<ListedClass, 'status'>): readonly Action[] {
  return status === 'open' ? ['edit', 'teachers', 'close'] : ['reopen'];
}
