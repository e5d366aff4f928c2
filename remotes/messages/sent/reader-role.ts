import type { Translate } from 'shell/session';
import type { MessageReader } from '#shared/contracts';
import { classKey } from '../compose/draft.ts';
import type { MessageId } from '../messages/message-id.ts';

/** Distinguishes a reader from others of the same name. */
export function readerRole(reader: MessageReader, t: Translate<MessageId>): string {
  if (reader.className !== '') return classKey(reader);
  if (reader.children.length === 0) return '';
  return t('messages.readers.parent', { children: reader.children.join(t('messages.sent.comma')) });
}
