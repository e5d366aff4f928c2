/** How an app starts: its configuration, what the address says, and what stops it. */
export type { StartUp } from './phinit.ts';
export { portalConfiguration, StartContext, useApplicationConfig } from './start-context.ts';
export {
  NoPermissionPage,
  PermissionsFailurePage,
  StopPage,
  TooNewPage,
  UnknownPage,
} from './start-pages.tsx';
export { planLook } from './start-plan.ts';
export { StartWords } from './start-words.tsx';
export { useLanguagePack } from './use-language-pack.ts';
export { useStartUp } from './use-start-up.ts';
export { ZoomWarning } from './zoom-warning.tsx';
