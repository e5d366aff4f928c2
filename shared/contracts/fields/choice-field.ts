import type * as v from 'valibot';
import type { Field } from './field.ts';

/** A field that is one of some values. Whatever is none of them does not travel, so no rule is left. */
/* @__NO_SIDE_EFFECTS__ */
export function choiceField<const Value, Wire extends v.GenericSchema<unknown, Value>>(
  values: readonly Value[],
  wire: Wire,
  empty: Value,
) {
  return {
    wire,
    empty,
    isDraft: (value): value is Value => values.some((known) => known === value),
    findProblem: () => undefined,
  } satisfies Field<v.GenericSchema<unknown, Value>, Value>;
}
