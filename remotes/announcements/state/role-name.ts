import type { Say } from './use-say.ts';

/** The role that the specification names by its code; deployments name their own. */
const systemRole = 'XX_SYS_';

/** What a role is called: nobody but engineers knows its code. */
export const roleName = (role: string, say: Say): string =>
  role === systemRole ? say('announcements.role.system') : role;
