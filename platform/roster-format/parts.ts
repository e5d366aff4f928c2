/** The columns of each file that the portal writes or reads, in the order of the CSV binding of OneRoster 1.2. */
export const rosterHeaders = {
  academicSessions: [
    ...['sourcedId', 'status', 'dateLastModified', 'title', 'type'],
    ...['startDate', 'endDate', 'parentSourcedId', 'schoolYear'],
  ],
  classes: [
    ...['sourcedId', 'status', 'dateLastModified', 'title', 'grades', 'courseSourcedId', 'classCode'],
    ...['classType', 'location', 'schoolSourcedId', 'termSourcedIds', 'subjects', 'subjectCodes', 'periods'],
  ],
  courses: [
    ...['sourcedId', 'status', 'dateLastModified', 'schoolYearSourcedId', 'title'],
    ...['courseCode', 'grades', 'orgSourcedId', 'subjects', 'subjectCodes'],
  ],
  demographics: [
    ...['sourcedId', 'status', 'dateLastModified', 'birthDate', 'sex', 'americanIndianOrAlaskaNative'],
    ...['asian', 'blackOrAfricanAmerican', 'nativeHawaiianOrOtherPacificIslander', 'white'],
    ...['demographicRaceTwoOrMoreRaces', 'hispanicOrLatinoEthnicity', 'countryOfBirthCode'],
    ...['stateOfBirthAbbreviation', 'cityOfBirth', 'publicSchoolResidenceStatus'],
  ],
  enrollments: [
    ...['sourcedId', 'status', 'dateLastModified', 'classSourcedId', 'schoolSourcedId'],
    ...['userSourcedId', 'role', 'primary', 'beginDate', 'endDate'],
  ],
  orgs: ['sourcedId', 'status', 'dateLastModified', 'name', 'type', 'identifier', 'parentSourcedId'],
  roles: [
    ...['sourcedId', 'status', 'dateLastModified', 'userSourcedId', 'roleType', 'role'],
    ...['beginDate', 'endDate', 'orgSourcedId', 'userProfileSourcedId'],
  ],
  users: [
    ...['sourcedId', 'status', 'dateLastModified', 'enabledUser', 'username', 'userIds', 'givenName'],
    ...['familyName', 'middleName', 'identifier', 'email', 'sms', 'phone', 'agentSourcedIds', 'grades'],
    ...['password', 'userMasterIdentifier', 'resourceSourcedIds', 'preferredGivenName'],
    ...['preferredMiddleName', 'preferredFamilyName', 'primaryOrgSourcedId', 'pronouns'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A file of the set, without its ending. */
export type RosterPart = keyof typeof rosterHeaders;

/** Every file that a manifest says something about, in the order of the binding. */
export const rosterFiles = [
  ...['academicSessions', 'categories', 'classes', 'classResources', 'courses', 'courseResources'],
  ...['demographics', 'enrollments', 'lineItemLearningObjectiveIds', 'lineItems', 'lineItemScoreScales'],
  ...['orgs', 'resources', 'resultLearningObjectiveIds', 'results', 'resultScoreScales', 'roles'],
  ...['scoreScales', 'userProfiles', 'userResources', 'users'],
] as const;

export function isRosterPart(name: string): name is RosterPart {
  return Object.hasOwn(rosterHeaders, name);
}
