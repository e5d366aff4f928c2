import { keepPicture } from '#platform/account';
import { type Principal, type RequestFacts, requireRole } from '#platform/http';
import type { ParsedPayloadOf, Person, peopleRemovePicture } from '#shared/contracts';
import { getPerson } from './change-person.ts';
import type { PeopleDeps } from './people-deps.ts';
import { createPeopleStore } from './people-store.ts';
import { tellOwner } from './tell-owner.ts';

const text =
  '学校管理员移除了您的头像。如有疑问，请联系学校。|||An administrator of your school has removed your picture. If you have questions, contact your school.';

/**
 * Takes away the picture of somebody, who is told. The revision stays, as when she changes her picture herself: forms
 * that others have open can still be saved.
 * @throws DomainError `forbidden`, `not_found`
 */
export const removePicture = async (
  { db, clock, writeAudit }: PeopleDeps,
  { principal, request }: { principal: Principal; request: RequestFacts },
  { userId }: ParsedPayloadOf<typeof peopleRemovePicture>,
): Promise<Person> => {
  requireRole(principal, 'administrator');
  return db.transaction().execute(async (trx) => {
    const person = await getPerson(createPeopleStore(trx), principal.unitId, userId);
    if (person.avatar === null) return person;
    await keepPicture(trx, userId, undefined);
    const { loginName } = person;
    const line = { event: 'user_picture_removed', actorId: principal.userId, userId, loginName } as const;
    await writeAudit(trx, line, request);
    if (userId !== principal.userId) await tellOwner(trx, person, text, clock());
    return { ...person, avatar: null };
  });
};
