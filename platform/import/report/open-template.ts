import { type StreamReply, streamReply } from '#platform/http';
import {
  type ImportField,
  type ImportTableKind,
  importFields,
  type importTemplate,
  type ParsedPayloadOf,
} from '#shared/contracts';
import { type Language, type Localized, pick } from '#shared/language';
import { headerWords } from '../meaning/header-words.ts';
import { writeSheet } from './write-sheet.ts';

const names: Readonly<Record<ImportTableKind, Localized>> = {
  people: { 'zh-CN': '人员导入模板', en: 'People template' },
  classes: { 'zh-CN': '班级导入模板', en: 'Classes template' },
  teaching: { 'zh-CN': '任课导入模板', en: 'Teaching template' },
  family: { 'zh-CN': '家庭关系导入模板', en: 'Family links template' },
};

/** A workbook with the columns of a kind and an example. */
export function openTemplate({ kind, language }: ParsedPayloadOf<typeof importTemplate>): StreamReply {
  const name = pick(names[kind], language);
  return streamReply({
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${name}.xlsx`,
    isInline: false,
    open: async () => writeSheet({ name, ...templateOf(kind, language) }),
  });
}

/** Header and example of a kind. */
export function templateOf(kind: ImportTableKind, language: Language) {
  const fields: readonly ImportField[] = importFields[kind];
  return {
    header: fields.map((field) => pick(headerWords[field].title, language)),
    rows: [fields.map((field) => pick(headerWords[field].example, language))],
  };
}
