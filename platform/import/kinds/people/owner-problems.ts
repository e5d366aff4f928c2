import type { ImportRowProblem } from '#shared/contracts';
import { rowProblem } from '../../meaning/problems.ts';
import type { KindContext, PlannedRow } from '../kind-rules.ts';
import type { PersonRow } from './find-people.ts';

/** Phone and e-mail of another are ways to her password. */
export function ownerProblems(
  { creatorId, mayChangeContacts }: KindContext,
  before: PersonRow | undefined,
  changes: PlannedRow['changes'],
): ImportRowProblem[] {
  if (!before) return [];
  const contact = changes.find(({ field }) => field === 'phone' || field === 'email');
  const isOwn = before.id === creatorId;
  const problems: ImportRowProblem[] = [];
  if (contact && !mayChangeContacts && !isOwn)
    problems.push(rowProblem('contact_not_allowed', contact.field));
  if (isOwn && changes.some(({ field }) => field === 'loginName'))
    problems.push(rowProblem('own_account', 'loginName'));
  if (before.user_status === 'disabled') problems.push(rowProblem('person_disabled'));
  return problems;
}
