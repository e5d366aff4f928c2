import { type HelpRole, type HelpTopic, helpRoles } from './help-topic.ts';
import { topicsOfAdministrators } from './topics/administrators.ts';
import { topicsOfEverybody } from './topics/everybody.ts';
import { topicsOfParents, topicsOfStudents } from './topics/families.ts';
import { topicsOfTeachers } from './topics/teachers.ts';

const topicsOf: Readonly<Record<HelpRole, readonly HelpTopic[]>> = {
  teacher: topicsOfTeachers,
  parent: topicsOfParents,
  student: topicsOfStudents,
  administrator: topicsOfAdministrators,
};

export interface FoundTopics {
  /** Of the role. */
  readonly own: readonly HelpTopic[];
  readonly everybodys: readonly HelpTopic[];
}

/** Topics of a role and of everybody that have all words of the query, in either language or in pinyin. */
export function findTopics(role: HelpRole | undefined, query: string): FoundTopics {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  // Somebody who searches without a role looks everywhere.
  const roles = role ? [role] : words.length > 0 ? helpRoles : [];
  const fits = (topic: HelpTopic): boolean => {
    const text = textOf(topic);
    return words.every((word) => text.includes(word));
  };
  return {
    own: roles.flatMap((each) => topicsOf[each]).filter(fits),
    everybodys: topicsOfEverybody.filter(fits),
  };
}

function textOf({ title, steps, words }: HelpTopic): string {
  return [...Object.values(title), ...Object.values(steps).flat(), words, words.replaceAll(' ', '')]
    .join('\n')
    .toLowerCase();
}
