import type { ImportRowProblem } from '#shared/contracts';
import { type Language, type Localized, pick } from '#shared/language';
import { headerWords } from '../meaning/header-words.ts';
import { fillText, rowProblemTexts } from './problem-texts.ts';

const inCell: Localized = { 'zh-CN': '{title}：{text}', en: '{title}: {text}' };

/** A problem in words, behind the column that it is about. */
export function describeProblem({ code, field, params }: ImportRowProblem, language: Language): string {
  const text = fillText(pick(rowProblemTexts[code], language), params);
  if (field === null) return text;
  const title = pick(headerWords[field].title, language);
  return fillText(pick(inCell, language), { title, text });
}
