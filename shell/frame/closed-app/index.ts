/** What stands at the address of an app that cannot open for the user. */
export { RefusedPage, type RefusedPageProps } from './refused-page.tsx';
