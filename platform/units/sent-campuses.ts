import { randomUUID } from 'node:crypto';
import { DomainError, findCampusProblem, type SentCampus, type UnitDetails } from '#shared/contracts';
import { joinLanguages } from '#shared/language';

const unknownCampus = '没有这个校区，请刷新后重试|||There is no such campus. Reload the page and try again';

type Campus = UnitDetails['campuses'][number];

/**
 * The campuses that a form has sent. Those that are known keep their ids, and others get new ones.
 * @throws DomainError `invalid_input` at `campuses`: a name is missing, unprintable or there twice, or an id is not the unit's
 */
export function requireCampuses(sent: readonly SentCampus[], known: readonly Campus[]): Campus[] {
  const problem = findCampusProblem(sent);
  if (problem) throw refuseCampuses(joinLanguages(problem));
  const ids = new Set(known.map(({ campusId }) => campusId));
  const given = sent.map(({ campusId }) => campusId).filter((id) => id !== '');
  if (!given.every((id) => ids.has(id)) || new Set(given).size < given.length)
    throw refuseCampuses(unknownCampus);
  return sent.map(({ campusId, name }) => ({ campusId: campusId || randomUUID(), name }));
}

/** A refusal at the list of campuses. @param message in both languages */
export function refuseCampuses(message: string): DomainError {
  return new DomainError('invalid_input', { fieldErrors: [{ field: 'campuses', message }] });
}

/** As the column has them: a unit without campuses has none. */
export function toCampusUnits(campuses: readonly Campus[]): string | null {
  return campuses.length > 0 ? JSON.stringify(campuses) : null;
}
