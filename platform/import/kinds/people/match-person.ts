import type { ImportRowProblem, UserType } from '#shared/contracts';
import type { RowValues } from '../../meaning/check-row.ts';
import { rowProblem } from '../../meaning/problems.ts';
import type { FoundPeople, PersonRow } from './find-people.ts';

interface Match {
  /** Of the unit; undefined for somebody new, or where the row contradicts itself. */
  readonly person: PersonRow | undefined;
  readonly problems: readonly ImportRowProblem[];
}

/** Who is meant: by the external id, else by the login name. Login names are unique in the whole portal. */
export function matchPerson(
  unitId: string,
  found: FoundPeople,
  { externalId, loginName }: RowValues,
  userType: UserType | undefined,
): Match {
  const byId = externalId === undefined ? undefined : found.byExternalId(externalId, userType);
  const byLogin = loginName === undefined ? undefined : found.byLoginName(loginName);
  if (!byLogin || byLogin.id === byId?.id) return { person: byId, problems: [] };
  if (byLogin.unit_id !== unitId) return { person: byId, problems: [rowProblem('login_taken', 'loginName')] };
  const isOther = byId !== undefined || hasOtherId(byLogin, externalId);
  if (isOther) return { person: byId, problems: [rowProblem('login_of_other_person', 'loginName')] };
  if (userType === undefined || byLogin.user_type === userType) return { person: byLogin, problems: [] };
  const problem = rowProblem('type_differs', 'userType', { userType: byLogin.user_type });
  return { person: byLogin, problems: [problem] };
}

function hasOtherId({ external_id }: PersonRow, externalId: string | undefined): boolean {
  return externalId !== undefined && external_id !== null && external_id !== externalId;
}
