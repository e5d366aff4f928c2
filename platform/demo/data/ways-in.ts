import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database';

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The demo's tickets are there to be tried. */
const never = Number.MAX_SAFE_INTEGER;

function ticket(name: string, userId: string, unitHost: string): Insertable<Tables['handover']> {
  return {
    hash: hash(name),
    kind: 'ticket',
    user_id: userId,
    session_id: null,
    target_app: 'portal',
    unit_host: unitHost,
    amr: 'ticket',
    expires_at: never,
  };
}

/** `used-ticket` is in no table: that is what used means. */
export const demoTickets: readonly Insertable<Tables['handover']>[] = [
  ticket('good-ticket', '2001', ''),
  ticket('other-unit-ticket', '2003', 'u2002.other-unit.invalid'),
];

/** One person with two accounts. */
export const demoParentTeacherLinks = [{ parent_id: '3001', teacher_id: '2001' }] as const;

function children(parentId: string, ...childIds: string[]): Insertable<Tables['parent_child']>[] {
  return childIds.map((child_id, position) => ({
    parent_id: parentId,
    child_id,
    position,
    is_current: position === 0 ? 1 : 0,
  }));
}

/** Two children in two schools, twins, an only child; 3004 has none yet. */
export const demoChildren: readonly Insertable<Tables['parent_child']>[] = [
  ...children('3001', '1001', '1003'),
  ...children('3002', '1004', '1005'),
  ...children('3003', '1003'),
];

/** Who is bound to the work edition; the identity is one of the mock provider's. */
export const demoSocialLinks = [
  { provider: 'qy', openid: 'chen.xiaoyan', unionid: null, user_id: '2003' },
] as const;
