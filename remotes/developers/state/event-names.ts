import type { MessageId } from './message-id.ts';

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
  'owner.added',
  'owner.removed',
] as const;
type KnownEvent = (typeof known)[number];

/** The message that names an event; undefined where it is a new one, which then stands as it is. */
export const eventMessage = (event: string): MessageId | undefined => {
  const found: KnownEvent | undefined = known.find((each) => each === event);
  return found && `developers.event.${found}`;
};

export type EventTone = 'refused' | 'accepted' | 'changed';

export const toneOf = (event: string): EventTone => {
  if (event.endsWith('.error')) return 'refused';
  return event.endsWith('.success') ? 'accepted' : 'changed';
};
