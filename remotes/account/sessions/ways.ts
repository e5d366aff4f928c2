import type { MessageId } from '../messages/message-id.ts';

const ways: Readonly<Record<string, MessageId>> = {
  pwd: 'account.way.pwd',
  remember: 'account.way.remember',
  client: 'account.way.client',
  social: 'account.way.social',
  ticket: 'account.way.ticket',
  qr: 'account.way.qr',
  switch: 'account.way.switch',
  face: 'account.way.face',
};

/** In words how a session was opened; the last step counts, since what was before may belong to another device. */
export function wayOf(amr: readonly string[]): MessageId {
  const known = amr.findLast((way) => Object.hasOwn(ways, way));
  return (known && ways[known]) || 'account.way.other';
}
