import type { Translate } from 'shell/session';
import type { MessageId } from '../messages/message-id.ts';

/** The roles that every unit has; deployments name their own. */
const names: Readonly<Record<string, MessageId>> = {
  XX_SYS_: 'announcements.role.system',
  XX_ALL_: 'announcements.role.full',
};

/** The name of a role: nobody but engineers knows its code. */
export function roleName(role: string, t: Translate<MessageId>): string {
  const name = Object.hasOwn(names, role) ? names[role] : undefined;
  return name ? t(name) : role;
}
