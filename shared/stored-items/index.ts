/** What the portal keeps in the browser between visits. Stateless: the browser's storage is the state. */
export { beginAutoLogin, clearLoginFlags, endAutoLogin, hasLoggedOut, mayAutoLogin } from './auto-login.ts';
export { dropDraft, dropDrafts, findDraft, keepDraft } from './drafts.ts';
export { itemNames } from './item-names.ts';
export { findItem, keepItem } from './items.ts';
export {
  dropOldPasswords,
  findUsername,
  forgetCredential,
  isRemembered,
  keepRemembered,
} from './remembered.ts';
export { isSharedDevice, keepSharedDevice } from './shared-device.ts';
export { clearUserItems, keepUserItems } from './user-items.ts';
