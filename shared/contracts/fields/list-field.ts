import type * as v from 'valibot';
import type { Field } from './field.ts';

/** A field that is a list, without a rule. @param empty what a new form begins with */
/* @__NO_SIDE_EFFECTS__ */
export function listField<Item, Wire extends v.GenericSchema<unknown, Item[]>>(
  wire: Wire,
  isItem: (value: unknown) => value is Item,
  empty: Item[],
) {
  return {
    wire,
    empty,
    isDraft: (value): value is Item[] => Array.isArray(value) && value.every(isItem),
    findProblem: () => undefined,
  } satisfies Field<v.GenericSchema<unknown, Item[]>, Item[]>;
}
