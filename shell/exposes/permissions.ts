/** `shell/permissions`: what the user may do in the open app. Comes with framed pages. */
export {
  Permitted,
  type PermittedProps,
  usePermitted,
  usePermittedCodes,
} from '../core/permissions/index.ts';
