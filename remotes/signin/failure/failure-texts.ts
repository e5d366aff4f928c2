import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { RequestError } from 'shell/request';
import type { CompiledMessages, Language } from '#shared/contracts';
import { write } from '#shared/language';
import { describeFailure } from './describe-failure.ts';
import { loadMessages } from './messages/zh-CN.json?load-each';
import type { Problems } from './problems.ts';

/** What react-intl calls a piece of plain text in a parsed message. */
const plainText = 0;

type DefaultMessage = NonNullable<MessageDescriptor['defaultMessage']>;

/** The words for failures, a download of their own with their rules. */
export async function loadFailureTexts(
  language: Language,
  intl: IntlShape,
): Promise<(error: RequestError | undefined) => Problems> {
  const messages = write(await loadMessages(language), language);
  return (error) =>
    describeFailure(error, (id, values) =>
      intl.formatMessage({ id, defaultMessage: toDefault(messages[id]) }, values),
    );
}

function toDefault(message: CompiledMessages[string] = ''): DefaultMessage {
  return (typeof message === 'string' ? [{ type: plainText, value: message }] : message) as DefaultMessage;
}
