import { emptyDraftOf, type KeptPerson, personFields } from '#shared/contracts';

/** A student of the unit, with what a test says different. */
export function buildPerson(different: Partial<KeptPerson> = {}): KeptPerson {
  return {
    ...emptyDraftOf(personFields),
    userId: '1001',
    loginName: 's.zhoule',
    realName: '周乐',
    userType: 1,
    sex: null,
    phone: null,
    email: null,
    gradeName: '三年级',
    className: '(2)班',
    avatar: null,
    userStatus: 'enabled',
    revision: 1,
    updatedAt: '2026-11-18T08:00:00.000Z',
    holdsMore: false,
    ...different,
  };
}
