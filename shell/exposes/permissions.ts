/** `shell/permissions`: what the user may do, in the open app and in all of the portal. Comes with framed pages. */
export {
  type Meeting,
  Permitted,
  type PermittedProps,
  useMaySend,
  useMeeting,
  usePermitted,
  usePermittedCodes,
} from '../core/permissions/index.ts';
