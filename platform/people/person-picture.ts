import { keepPicture, requirePicture } from '#platform/account';
import { requireOver } from '#platform/grants';
import type { ParsedPayloadOf, Person, peopleRemovePicture, peopleSetPicture } from '#shared/contracts';
import { getPerson } from './change-person.ts';
import { notifyOwner } from './notify-owner.ts';
import type { Caller, PeopleAudit, PeopleDeps } from './people-deps.ts';
import { createPeopleStore } from './people-store.ts';

const texts = {
  user_picture_set:
    '学校管理员设置了您的头像。如有疑问，请联系学校。|||An administrator of your school has set your picture. If you have questions, contact your school.',
  user_picture_removed:
    '学校管理员移除了您的头像。如有疑问，请联系学校。|||An administrator of your school has removed your picture. If you have questions, contact your school.',
} as const satisfies Partial<Record<PeopleAudit['event'], string>>;

/** Sets the picture of a person, who is notified. @throws DomainError `not_found`, `forbidden`, `invalid_input` */
export function setPicture(
  deps: PeopleDeps,
  caller: Caller,
  { userId, picture }: ParsedPayloadOf<typeof peopleSetPicture>,
): Promise<Person> {
  return changePicture(deps, caller, userId, {
    event: 'user_picture_set',
    readBody: () => requirePicture(picture),
  });
}

/** Takes away the picture of somebody, who is notified. @throws DomainError `not_found`, `forbidden` */
export function removePicture(
  deps: PeopleDeps,
  caller: Caller,
  { userId }: ParsedPayloadOf<typeof peopleRemovePicture>,
): Promise<Person> {
  return changePicture(deps, caller, userId, { event: 'user_picture_removed', readBody: () => undefined });
}

interface PictureChange {
  event: keyof typeof texts;
  /** Base64 of the new picture; undefined for none. */
  readBody: () => string | undefined;
}

/** The revision stays, as when she changes her picture herself: forms that others have open can still be saved. */
async function changePicture(
  { db, clock, writeAudit }: PeopleDeps,
  { principal, request }: Caller,
  userId: string,
  { event, readBody }: PictureChange,
): Promise<Person> {
  return db.transaction().execute(async (trx) => {
    const person = await getPerson(createPeopleStore(trx), principal.unitId, userId);
    await requireOver(trx, principal, [userId]);
    const body = readBody();
    if (body === undefined && person.avatar === null) return person;
    const avatar = await keepPicture(trx, userId, body);
    const { loginName } = person;
    await writeAudit(trx, { event, actorId: principal.userId, userId, loginName }, request);
    if (userId !== principal.userId) await notifyOwner(trx, person, texts[event], clock());
    return { ...person, avatar };
  });
}
