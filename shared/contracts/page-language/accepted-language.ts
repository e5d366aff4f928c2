import { type Language, languageOfTag } from '#shared/language';

const quality = /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/i;

/**
 * The language that a browser asks for with `Accept-Language` (RFC 9110 §12.5.4). Chinese of any kind is Chinese; who reads any
 * other language gets English. Undefined where the browser names none.
 */
export function findAcceptedLanguage(header: string | undefined): Language | undefined {
  let best = { tag: '', weight: 0 };
  for (const part of (header ?? '').split(',')) {
    const [tag = '', parameter] = part.split(';');
    const weight = parameter === undefined ? 1 : Number(quality.exec(parameter)?.[1] ?? 0);
    if (isTag(tag.trim()) && weight > best.weight) best = { tag: tag.trim(), weight };
  }
  if (best.tag === '') return undefined;
  return languageOfTag(best.tag);
}

function isTag(text: string): boolean {
  return /^[a-z]{1,8}(?:-[a-z\d]{1,8})*$/i.test(text);
}
