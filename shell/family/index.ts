export { ChildDialogHost } from './child-dialog-host.tsx';
export { ChildSwitchButton, ChildSwitchEntry } from './child-switch.tsx';
export { chooseChild } from './choose-child.ts';
export { IdentityEntry, IdentitySwitch } from './identity-switch.tsx';
export { openChildDialog } from './open-child-dialog.ts';
export { switchIdentity } from './switch-identity.ts';
export { useChildrenOverview } from './use-children-overview.ts';
export { type Identity, useIdentities } from './use-identities.ts';
