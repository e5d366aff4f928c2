/** What only a development portal fetches. */
export { AccountSwitchDialog } from './account-switch-dialog.tsx';
export { OpenButton } from './open-button.tsx';
