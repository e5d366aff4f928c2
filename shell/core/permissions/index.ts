/** What the user may do in the open app. */
export { getAccessData } from './access-data.ts';
export { OpenAppContext, useOpenApp } from './app-access.ts';
export { type Admission, decideAdmission } from './decide-admission.ts';
export { type Meeting, useMaySend, useMeeting, useMeets } from './held-permissions.ts';
export { type Permissions, permissionsQuery, usePermissionsOf } from './permissions-query.ts';
export { Permitted, type PermittedProps, usePermitted, usePermittedCodes } from './permitted.tsx';
