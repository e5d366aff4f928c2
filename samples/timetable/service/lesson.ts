/** One lesson of a class, every week. */
export interface Lesson {
  readonly classId: string;
  /** 1 Monday to 5 Friday. */
  readonly weekday: number;
  /** Counted from 1, see `periods.ts`. */
  readonly period: number;
  readonly subject: { readonly 'zh-CN': string; readonly en: string };
  readonly teacherId: string;
  readonly room: string;
}

export const weekdays = [1, 2, 3, 4, 5] as const;
