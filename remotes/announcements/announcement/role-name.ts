import type { Translate } from 'shell/session';
import type { MessageId } from '../messages/message-id.ts';

/** The role that the specification names by its code; deployments name their own. */
const systemRole = 'XX_SYS_';

/** What a role is called: nobody but engineers knows its code. */
export function roleName(role: string, t: Translate<MessageId>): string {
  return role === systemRole ? t('announcements.role.system') : role;
}
