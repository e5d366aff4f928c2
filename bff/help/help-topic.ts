import type { Localized } from '#shared/contracts';

export const helpRoles = ['teacher', 'parent', 'student', 'administrator'] as const;
/** Whose topics a page shows first. */
export type HelpRole = (typeof helpRoles)[number];

export function isHelpRole(text: string | null | undefined): text is HelpRole {
  return helpRoles.some((role) => role === text);
}

/** Something that users ask, and what to do step by step, in the words of the screens. */
export interface HelpTopic {
  /** Part of the topic's address. */
  readonly id: string;
  readonly title: Localized;
  readonly steps: Localized<readonly string[]>;
  /** Other words that people search by: pinyin, synonyms. */
  readonly words: string;
  /** Name of a picture in `pictures/`, one for each language. */
  readonly picture?: HelpPicture;
}

/** Each is a screen that a journey tagged `@help-picture` photographs: `npm run documents -- pictures`. */
export const helpPictures = ['sign-in', 'desktop', 'themes', 'messages', 'family', 'people'] as const;
export type HelpPicture = (typeof helpPictures)[number];
