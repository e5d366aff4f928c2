import type { Page } from '@playwright/test';

/** How an app is used: addresses below its home. */
export interface ClientPaths {
  readonly home: string;
  readonly login: string;
  /** Where the user is after signing in. */
  readonly welcome: string;
  readonly refresh: string;
  readonly logout: string;
  /** Answers with what the app knows about its user, or with 401. */
  readonly user: string;
}

/** The addresses that the examples serve. */
export const examplePaths: ClientPaths = {
  home: '',
  login: 'login',
  welcome: '',
  refresh: 'refresh',
  logout: 'logout',
  user: '',
};

/** The app of a client in the browser. */
export class ClientSite {
  readonly page: Page;
  readonly origin: string;
  readonly paths: ClientPaths;

  constructor(page: Page, origin: string, paths: ClientPaths) {
    this.page = page;
    this.origin = origin;
    this.paths = paths;
  }

  /** Opens an address of the app as a link would. */
  async open(name: Exclude<keyof ClientPaths, 'user'>): Promise<void> {
    await this.page.goto(this.origin + this.paths[name]);
  }

  /** Waits until the browser is back at the app. */
  async arrive(at: 'home' | 'welcome'): Promise<void> {
    await this.page.waitForURL(this.origin + this.paths[at]);
  }

  /** Whom the app knows; null when nobody is signed in. Asked with the browser's cookies, without leaving the page. */
  async user(): Promise<Readonly<Record<string, unknown>> | null> {
    const answer = await this.page.request.get(this.origin + this.paths.user);
    if (answer.status() === 401) return null;
    const { user, userinfo = user } = await answer.json();
    return userinfo;
  }
}
