import { type Language, type Localized, pick } from '#shared/language';

/** A text of a rule or a label, in every language of the portal. */
export type FieldText = Localized;

/** The text as a page shows it. */
export function pickText(text: FieldText, language: Language): string;
/** The same of what may be no problem at all. */
export function pickText(text: FieldText | undefined, language: Language): string | undefined;
export function pickText(text: FieldText | undefined, language: Language): string | undefined {
  return text && pick(text, language);
}
