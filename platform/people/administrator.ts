import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { holds } from '#platform/desktop';
import type { Principal } from '#platform/http';
import { DomainError } from '#shared/contracts';

/** Who locked herself out could not undo it. @throws DomainError `forbidden` */
export function requireOtherThanSelf(principal: Principal, userId: string): void {
  if (principal.userId !== userId) return;
  throw new DomainError('forbidden', {
    message: '不能停用自己的账号|||You cannot disable your own account',
  });
}

/**
 * A reset shows the new password without asking for the old one: for the own account that would let in who finds the
 * computer as it was left. @throws DomainError `forbidden`
 */
export function requireOtherPassword(principal: Principal, userId: string): void {
  if (principal.userId !== userId) return;
  throw new DomainError('forbidden', {
    message:
      '不能重置自己的密码，请在“我的账号”中修改|||You cannot reset your own password. Change it in My account',
  });
}

/** Nor may she take the administrator's rights from herself. @throws DomainError `invalid_input` */
export function requireOwnTypeKept(principal: Principal, userId: string, userType: number): void {
  if (principal.userId !== userId || userType === principal.userType) return;
  const message = '不能更改自己的用户类型|||You cannot change your own user type';
  throw new DomainError('invalid_input', { fieldErrors: [{ field: 'userType', message }] });
}

/** Deciding who is an administrator is part of deciding who may do what. @throws DomainError `forbidden` */
export async function requireDecidesAdministrators(db: Kysely<Tables>, principal: Principal): Promise<void> {
  if (await holds(db, principal, 'base:role')) return;
  const message =
    '没有角色权限，不能决定谁是管理员|||Deciding who is an administrator takes the permission to keep roles';
  throw new DomainError('forbidden', { message, fieldErrors: [{ field: 'userType', message }] });
}
