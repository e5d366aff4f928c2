import type { Principal } from '#platform/http';
import { DomainError } from '#shared/contracts';

/** Only the administrator of a unit (user type 4) manages its people. @throws DomainError `forbidden` */
export const requireAdministrator = (principal: Principal): void => {
  if (principal.userType !== 4) throw new DomainError('forbidden');
};

/** Who locked herself out could not undo it. @throws DomainError `forbidden` */
export const requireOtherThanSelf = (principal: Principal, userId: string): void => {
  if (principal.userId !== userId) return;
  throw new DomainError('forbidden', {
    message: '不能停用自己的账号|||You cannot disable your own account',
  });
};

/** Nor may she take the administrator's rights from herself. @throws DomainError `invalid_input` */
export const requireOwnTypeKept = (principal: Principal, userId: string, userType: number): void => {
  if (principal.userId !== userId || userType === principal.userType) return;
  const message = '不能更改自己的用户类型|||You cannot change your own user type';
  throw new DomainError('invalid_input', { fieldErrors: [{ field: 'userType', message }] });
};
