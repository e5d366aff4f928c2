import chinese from '../messages/zh-CN.json';
import type { MessageId } from './message-id.ts';

const isMessageId = (id: string): id is MessageId => Object.hasOwn(chinese, id);

const find = (id: string): MessageId | undefined => (isMessageId(id) ? id : undefined);

/** The words for an event of the audit trail; undefined for one that a newer server tells of. */
export const findEventWords = (event: string): MessageId | undefined => find(`account.event.${event}`);

/** Tries on one name that nobody has carry one mark. */
export const findMark = (detail: string | null): string | undefined =>
  /^unknown_user ([0-9a-f]{8})$/.exec(detail ?? '')?.[1];

/** The words for the detail of an event, where it is one of a few known ones. */
export const findDetailWords = (detail: string | null): MessageId | undefined =>
  detail === null
    ? undefined
    : find(`account.detail.${findMark(detail) ? 'unknown_user' : detail.replaceAll(' ', '_')}`);
