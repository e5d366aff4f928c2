import type { Lesson } from '../calls.ts';

/** The palettes of the shell that no warning has. */
const hues = ['blue', 'green', 'orange', 'gray'] as const;
export type Hue = (typeof hues)[number];

/** The colours of a week: one for each subject of a class, one for each class of a teacher. */
export function huesOf(kind: 'class' | 'teacher', lessons: readonly Lesson[]): (lesson: Lesson) => Hue {
  const nameOf = ({ subject, className }: Lesson): string => (kind === 'class' ? subject.en : className);
  const names = [...new Set(lessons.map(nameOf))].sort();
  return (lesson) => hues[names.indexOf(nameOf(lesson)) % hues.length] ?? 'blue';
}
