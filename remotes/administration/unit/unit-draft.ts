import {
  type DraftOf,
  type FieldText,
  findCampusProblem,
  findFieldProblems,
  mapFields,
  maxCampuses,
  type SentCampus,
  type UnitDetails,
  type UnitFields,
  unitFields,
} from '#shared/contracts';

/** A campus as the form has it. */
export interface DraftCampus extends SentCampus {
  /** Stays with the line while it is typed in. */
  readonly key: string;
}

/** What stands in the form of a unit: text as typed. */
export interface UnitDraft extends DraftOf<typeof unitFields> {
  readonly campuses: readonly DraftCampus[];
}
export type UnitField = keyof UnitDraft & string;

/** What the form of a unit begins with. */
export function draftOf(unit: UnitDetails | undefined): UnitDraft {
  return {
    ...mapFields(unitFields, (name) => unit?.[name] ?? ''),
    campuses: unit?.campuses.map((campus) => ({ ...campus, key: campus.campusId })) ?? [],
  };
}

/** What is sent: trimmed, and without lines in which nothing stands. */
export function fieldsOf(draft: UnitDraft) {
  const names: UnitFields = mapFields(unitFields, (name) => draft[name].trim());
  return {
    ...names,
    campuses: sentOf(draft.campuses),
  };
}

/** What the form itself can see is wrong, by the rules of the service. */
export function validateUnit(draft: UnitDraft): Partial<Record<UnitField, FieldText>> {
  const { campuses, ...fields } = fieldsOf(draft);
  const problem = findCampusProblem(campuses);
  return { ...findFieldProblems(unitFields, fields), ...(problem && { campuses: problem }) };
}

export function withCampus(campuses: readonly DraftCampus[], key: string): readonly DraftCampus[] {
  return campuses.length < maxCampuses ? [...campuses, { campusId: '', name: '', key }] : campuses;
}

export function withName(
  campuses: readonly DraftCampus[],
  key: string,
  name: string,
): readonly DraftCampus[] {
  return campuses.map((campus) => (campus.key === key ? { ...campus, name } : campus));
}

export function withoutCampus(campuses: readonly DraftCampus[], key: string): readonly DraftCampus[] {
  return campuses.filter((campus) => campus.key !== key);
}

/** A new line that nobody filled in is no campus; a known one whose name was deleted is a slip. */
function sentOf(campuses: readonly DraftCampus[]): SentCampus[] {
  return campuses
    .map(({ campusId, name }) => ({ campusId, name: name.trim() }))
    .filter(({ campusId, name }) => campusId !== '' || name !== '');
}
