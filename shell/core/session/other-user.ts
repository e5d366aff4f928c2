import { pagePaths } from '#shared/contracts';

let nextPage: string = pagePaths.desktop;

/** Says where this page goes on if its session becomes another user's. Default: to that user's desktop. */
export function expectOtherUser(goTo: string = pagePaths.desktop): void {
  nextPage = goTo;
}

/** Loads a page of the user whom the session names now: nothing of the user before may stay in memory. */
export function leaveToOtherUser(): void {
  location.assign(nextPage);
}
