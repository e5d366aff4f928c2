export { homePath, iconPath } from './addresses.ts';
export { startHistory } from './history.ts';
export { useIsMoving } from './moving.ts';
export { type NavigateOptions, navigate } from './navigate.ts';
export { getPage, type Page, usePage } from './page.ts';
export { setTitle, setTitleSuffix, usePageTitle, useTitle } from './page-title.ts';
