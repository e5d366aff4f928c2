export { startHistory } from './history.ts';
export { homePath, setHomePath } from './home.ts';
export { setLeaveGuard } from './leave-guard.ts';
export { useIsMoving } from './moving.ts';
export { type NavigateOptions, navigate } from './navigate.ts';
export { getPage, type Page, useIsOpen, usePage } from './page.ts';
export { setTitle, setTitleSuffix, usePageTitle, useTitle } from './page-title.ts';
export { type ChangeQuery, useHashQuery } from './use-hash-query.ts';
