import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { RequestError } from 'shell/request';
import type { CompiledMessages, Language } from '#shared/contracts';
import type { Problems } from '../problems.ts';
import { describeFailure } from './describe-failure.ts';

/** What react-intl calls a piece of plain text in a parsed message. */
const plainText = 0;

type DefaultMessage = NonNullable<MessageDescriptor['defaultMessage']>;

const toDefault = (message: CompiledMessages[string] = ''): DefaultMessage =>
  (typeof message === 'string' ? [{ type: plainText, value: message }] : message) as DefaultMessage;

/** The words for failures, a download of their own with their rules. */
export const loadFailureTexts = async (
  language: Language,
  intl: IntlShape,
): Promise<(error: RequestError | undefined) => Problems> => {
  const messages: CompiledMessages = (
    await (language === 'en' ? import('./messages/en.json') : import('./messages/zh-CN.json'))
  ).default;
  return (error) =>
    describeFailure(error, (id, values) =>
      intl.formatMessage({ id, defaultMessage: toDefault(messages[id]) }, values),
    );
};
