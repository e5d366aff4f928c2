/** Files of OneRoster 1.2, as the portal writes and reads them. */
export { gradeCodeOf, gradeNameOf, splitTitle, titleOf } from './grades.ts';
export {
  isRosterPart,
  type RosterPart,
  rosterFiles,
  rosterHeaders,
} from './parts.ts';
export { joinName, splitName } from './person-names.ts';
