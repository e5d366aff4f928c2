import * as v from 'valibot';
import { optionalText, trimmedText } from '../text-values.ts';
import type { Field } from './field.ts';
import type { FieldText } from './field-text.ts';

/** Something that a text has to be, and the words for it when it is not. */
export interface TextRule {
  readonly holds: (text: string) => boolean;
  readonly text: FieldText;
}

export interface TextFieldOptions {
  /** What travels at most, in UTF-16 units. */
  max: number;
  /** Asked in this order of a text that is there; the first that does not hold is said. */
  rules: readonly TextRule[];
}

/** A field of text that has to be there. @param missing what is said when it is not */
/* @__NO_SIDE_EFFECTS__ */
export function requiredTextField({ max, rules }: TextFieldOptions, missing: FieldText) {
  return {
    wire: trimmedText(max),
    answer: v.string(),
    empty: '',
    isDraft: isText,
    findProblem: (text) => (text === '' ? missing : findBroken(rules, text)),
  } satisfies Field<ReturnType<typeof trimmedText>, string> & { answer: v.GenericSchema };
}

/** A field of text that may be left empty. Answers of other services may leave it out, or say null. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalTextField({ max, rules }: TextFieldOptions) {
  return {
    wire: optionalText(max),
    answer: v.optional(v.nullable(v.string()), null),
    empty: '',
    isDraft: isText,
    findProblem: (text) => (text === '' ? undefined : findBroken(rules, text)),
  } satisfies Field<ReturnType<typeof optionalText>, string> & { answer: v.GenericSchema };
}

/* @__NO_SIDE_EFFECTS__ */
export function matches(pattern: RegExp, text: FieldText): TextRule {
  return { holds: (value) => pattern.test(value), text };
}

/** Counted in code points, so that rare characters count as one. */
/* @__NO_SIDE_EFFECTS__ */
export function atMost(length: number, text: FieldText): TextRule {
  return { holds: (value) => [...value].length <= length, text };
}

/** Control and format characters would hide in a table. */
export const plainText: TextRule = matches(/^[^\p{C}]*$/u, {
  'zh-CN': '不能包含控制字符',
  en: 'Remove the control characters',
});

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function findBroken(rules: readonly TextRule[], value: string): FieldText | undefined {
  return rules.find((rule) => !rule.holds(value))?.text;
}
