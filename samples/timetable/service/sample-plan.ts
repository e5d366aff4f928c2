/** What a made-up class learns in a week. */
export interface PlannedSubject {
  readonly names: { readonly 'zh-CN': string; readonly en: string };
  /** Lessons in a week; all of them fill it. */
  readonly lessons: number;
}

function subject(zh: string, en: string, lessons: number): PlannedSubject {
  return { names: { 'zh-CN': zh, en }, lessons };
}

/** 35 lessons: five days of seven periods. Teachers of a class teach the first two. */
export const samplePlan: readonly PlannedSubject[] = [
  subject('语文', 'Chinese', 8),
  subject('数学', 'Maths', 7),
  subject('英语', 'English', 4),
  subject('体育', 'Sports', 4),
  subject('道德与法治', 'Civics', 3),
  subject('科学', 'Science', 3),
  subject('美术', 'Art', 2),
  subject('音乐', 'Music', 2),
  subject('劳动', 'Crafts', 2),
];
