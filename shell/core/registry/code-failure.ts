type Judge = (error: Error) => Promise<boolean>;

let judge: Judge = () => Promise.resolve(false);

/** Installs the function that decides about code that could not be loaded. It comes with the frame and costs the login page nothing. */
export function setFailureJudge(next: Judge): void {
  judge = next;
}

/** Reloads where a failure means that the page is older than the server. @returns true when the page is about to reload */
export const reloadWhereOutdated: Judge = (error) => judge(error);
