import { type AppPage, findAppPage } from '#shared/contracts';

/** What is checked of an app: its service, and its front end under a root. */
export type CheckedApp = Pick<AppPage, 'root' | 'serverId' | 'code'>;

/** The app of an address; undefined on desktops and other pages that are the same for everybody. */
export const findCheckedApp = (path: string): CheckedApp | undefined => {
  const page = findAppPage(path);
  return page && page.variant !== 'all' ? page : undefined;
};
