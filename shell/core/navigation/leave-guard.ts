let guard = (): boolean => true;

/** Says what is asked before a full load, which has no way back when it fails: false keeps the page. */
export function setLeaveGuard(next: () => boolean): void {
  guard = next;
}

export function mayLeave(): boolean {
  return guard();
}
