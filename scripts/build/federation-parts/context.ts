/** Only reports on a server describe an instance by this. */
export function optionsToMFContext(): void {
  // Nobody reads it in a browser.
}
