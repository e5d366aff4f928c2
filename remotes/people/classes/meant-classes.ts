import { findItems, type ReadsAs } from 'shell/kit';
import type { SchoolClass } from '#shared/contracts';
import { classOf } from '../person/person-draft.ts';

/** More than this would push the form out of sight. */
const maxSuggestions = 5;

/**
 * The classes that may be meant by what is typed, by pinyin and initials too. None where the list of the browser finds some:
 * it finds what holds the typed text.
 */
export function meantClasses(
  classes: readonly SchoolClass[],
  typed: string,
  readsAs: ReadsAs | undefined,
): readonly SchoolClass[] {
  if (typed === '' || classes.some((one) => classOf(one).includes(typed))) return [];
  const items = classes.map((schoolClass) => {
    const label = classOf(schoolClass);
    return { schoolClass, label, words: [withoutMarks(label)] };
  });
  const found = findItems(items, withoutMarks(typed), readsAs);
  return found.slice(0, maxSuggestions).map(({ schoolClass }) => schoolClass);
}

/** A class is often typed without its brackets and spaces. */
function withoutMarks(name: string): string {
  return name.normalize('NFKC').replace(/[\s()]/g, '');
}
