import type { MessageId } from '../messages/message-id.ts';
import chinese from '../messages/zh-CN.json';

/** The words for an event of the audit trail; undefined for an event that only a newer server sends. */
export function findEventWords(event: string): MessageId | undefined {
  return find(`account.event.${event}`);
}

/** Tries on one name that nobody has carry one mark. */
export function findMark(detail: string | null): string | undefined {
  return /^unknown_user ([0-9a-f]{8})$/.exec(detail ?? '')?.[1];
}

/** The words for the detail of an event, where it is one of a few known ones. */
export function findDetailWords(detail: string | null): MessageId | undefined {
  return detail === null
    ? undefined
    : find(`account.detail.${findMark(detail) ? 'unknown_user' : detail.replaceAll(' ', '_')}`);
}

function find(id: string): MessageId | undefined {
  return isMessageId(id) ? id : undefined;
}

function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(chinese, id);
}
