const keyOf = (userId: string): string => `portal-child:${userId}`;

/** The child that this parent has looked at in this browser session; undefined where she was not asked yet. */
export const findSessionChild = (userId: string): string | undefined => {
  try {
    return sessionStorage.getItem(keyOf(userId)) ?? undefined;
  } catch {
    return undefined;
  }
};

/** A browser that keeps nothing asks again on the next page. */
export const keepSessionChild = (userId: string, childId: string): void => {
  try {
    sessionStorage.setItem(keyOf(userId), childId);
  } catch {
    // Switched off.
  }
};
