/** Apps that are no remotes: what units put on their desktops, and tickets of framed pages. */
export { frameTicketIssue, frameTicketRedeem } from './calls/frame-tickets.ts';
export {
  maxOwnApps,
  type OwnApp,
  type OwnAppKind,
  ownAppKinds,
  unitOwnAppList,
  unitOwnAppRemove,
  unitOwnAppSave,
} from './calls/unit-own-apps.ts';
export { type AppKind, appKindSchema, appKinds } from './entities/app-kind.ts';
