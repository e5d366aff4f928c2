import type { Translate } from 'shell/session';
import type { MessageId } from '../messages/message-id.ts';

const known = [
  'authorization.error',
  'authorization.success',
  'authorization.notice',
  'grant.error',
  'grant.success',
  'userinfo.error',
  'introspection.error',
  'revocation.error',
  'pushed_authorization_request.error',
  'end_session.error',
  'end_session.success',
  'registration_create.error',
  'client.registered',
  'client.changed',
  'client.approved',
  'client.declined',
  'client.disabled',
  'client.enabled',
  'client.requested',
  'secret.added',
  'secret.removed',
  'pkce.changed',
  'unit.switched',
  'program.granted',
  'program.withdrawn',
  'program.success',
  'program.error',
  'owner.added',
  'owner.removed',
] as const;
type KnownEvent = (typeof known)[number];

/** Names an event; a new one that has no name yet stands as it is. */
export function eventName(event: string, t: Translate<MessageId>): string {
  const found: KnownEvent | undefined = known.find((each) => each === event);
  return found ? t(`developers.event.${found}`) : event;
}

export type EventTone = 'refused' | 'accepted' | 'changed';

export function toneOf(event: string): EventTone {
  if (event.endsWith('.error')) return 'refused';
  return event.endsWith('.success') ? 'accepted' : 'changed';
}
