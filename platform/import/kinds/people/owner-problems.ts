import { isSelf } from '#platform/grants';
import type { ImportRowProblem } from '#shared/contracts';
import { rowProblem } from '../../meaning/problems.ts';
import type { KindContext, PlannedRow } from '../kind-rules.ts';
import type { Sender } from '../sender.ts';
import type { PersonRow } from './find-people.ts';

/** Nobody changes who holds more. Phone and e-mail of another are ways to her password. */
export function ownerProblems(
  { actor, mayChangeContacts }: KindContext,
  { holdingMore, holds }: Sender,
  before: PersonRow | undefined,
  changes: PlannedRow['changes'],
): ImportRowProblem[] {
  if (!before) return [];
  const contact = changes.find(({ field }) => field === 'phone' || field === 'email');
  const isOwn = isSelf(actor, before.id);
  const problems: ImportRowProblem[] = [];
  if (changes.length > 0 && holdingMore.has(before.id)) problems.push(rowProblem('holds_more'));
  // As it is now: she may have lost the permission since the run began.
  const mayChange = mayChangeContacts && (actor === 'program' || holds('base:reset-pwd'));
  if (contact && !mayChange && !isOwn) problems.push(rowProblem('contact_not_allowed', contact.field));
  if (isOwn && changes.some(({ field }) => field === 'loginName'))
    problems.push(rowProblem('own_account', 'loginName'));
  if (before.user_status === 'disabled') problems.push(rowProblem('person_disabled'));
  return problems;
}
