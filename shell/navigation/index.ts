export { homePath, iconPath } from './addresses.ts';
export { type NavigateOptions, navigate } from './navigate.ts';
export { type Page, usePage } from './page.ts';
export { usePageTitle } from './page-title.ts';
