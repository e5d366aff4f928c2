/** How an app starts: its configuration, what the address says, and what stops it. */
export { isDevelopmentOf } from './is-development.ts';

export { mergeConfiguration } from './merge-configuration.ts';

export { OfflineGuard } from './offline-guard.tsx';

export type { StartUp } from './phinit.ts';
export { portalConfiguration, StartContext, useApplicationConfig } from './start-context.ts';
export {
  NoPermissionPage,
  PermissionsFailurePage,
  ShellMismatchPage,
  StopPage,
  TooNewPage,
  UnknownPage,
} from './start-pages.tsx';
export { planFrame } from './start-plan.ts';
export { StartWords } from './start-words.tsx';
export { useLanguagePack } from './use-language-pack.ts';
export { useLanguages } from './use-languages.ts';
export { useStartUp } from './use-start-up.ts';
export { ZoomWarning } from './zoom-warning.tsx';
