import type { Translate } from 'shell/session';
import { type ImportFileProblem, type ImportRowProblem, type Language, pickText } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

interface Words {
  readonly t: Translate<MessageId>;
  readonly language: Language;
}

/** What is wrong with a file, as a sentence. */
export function fileProblemText({ code, params }: ImportFileProblem, t: Translate<MessageId>): string {
  return t(`administration.import.fileProblem.${code}`, params);
}

/** What is wrong with a row, as a sentence that begins with the column where it is one. */
export function rowProblemText({ code, field, params }: ImportRowProblem, { t, language }: Words): string {
  const { zh, en } = params;
  const text =
    code === 'invalid' && typeof zh === 'string'
      ? pickText({ 'zh-CN': zh, en: String(en) }, language)
      : t(`administration.import.problem.${code}`, {
          ...params,
          ...(params.userType && {
            userType: t(`administration.import.userType.${params.userType}` as MessageId),
          }),
        });
  return field
    ? t('administration.import.inColumn', { field: t(`administration.import.field.${field}`), text })
    : text;
}
