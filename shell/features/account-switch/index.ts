/** Becoming another user of a development portal. */
export { AccountSwitchButton } from './account-switch-button.tsx';
export { AccountSwitchHost } from './account-switch-host.tsx';
