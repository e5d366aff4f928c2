let guard = (): boolean => true;

/** Says what is asked before a full load, which has no way back when it fails: false keeps the page. */
export const setLeaveGuard = (next: () => boolean): void => {
  guard = next;
};

export const mayLeave = (): boolean => guard();
