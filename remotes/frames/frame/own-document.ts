/** Whether the policy of this document allows the page of an app: the server has written its code into it. */
export function isDocumentFor(code: string): boolean {
  return document.documentElement.dataset.frames === code;
}

/** Whether the document was loaded at the address that is open: loading it again would change nothing. */
export function isLoadedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry) return true;
  const { pathname, search } = new URL(entry.name);
  return pathname === location.pathname && search === location.search;
}
