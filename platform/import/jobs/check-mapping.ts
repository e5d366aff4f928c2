import {
  DomainError,
  type ImportField,
  type ImportKind,
  type ImportMapping,
  importFields,
} from '#shared/contracts';
import { joinLanguages, type Language, type Localized, pick } from '#shared/language';
import { keyFields, requiredFields } from '../meaning/check-row.ts';
import { headerWords } from '../meaning/header-words.ts';

const chooseColumn: Localized = { 'zh-CN': '请选择哪一列是“{names}”', en: 'Choose the column for {names}' };

/** Each field once, each column once, and what a row needs. @throws DomainError `invalid_input` at `mapping` */
export function requireMapping(kind: ImportKind, mapping: ImportMapping): void {
  const known: readonly ImportField[] = importFields[kind];
  const fields = mapping.map(({ field }) => field);
  const columns = mapping.map(({ column }) => column);
  const isTwice = new Set(fields).size < fields.length || new Set(columns).size < columns.length;
  if (isTwice) throw refuse('每一列和每个字段只能对应一次|||Match each column and each field once');
  if (fields.some((field) => !known.includes(field)))
    throw refuse('有字段不属于这类文件|||A field does not belong to this kind of file');
  const isMissing = (field: ImportField): boolean => !fields.includes(field);
  const [missing] = requiredFields[kind].filter(isMissing);
  if (missing) throw refuseMissing([missing]);
  const pair = keyFields[kind].find((both) => both.every(isMissing));
  if (pair) throw refuseMissing(pair);
}

function refuseMissing(fields: readonly ImportField[]): DomainError {
  const titles = fields.map((field) => headerWords[field].title);
  const textIn = (language: Language): string =>
    pick(chooseColumn, language).replace('{names}', titles.map((title) => pick(title, language)).join(' / '));
  return refuse(joinLanguages({ 'zh-CN': textIn('zh-CN'), en: textIn('en') }));
}

function refuse(message: string): DomainError {
  return new DomainError('invalid_input', { message, fieldErrors: [{ field: 'mapping', message }] });
}
