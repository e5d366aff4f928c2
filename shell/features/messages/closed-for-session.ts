const itemName = 'portal-todos-closed';

/** Whether the to-dos were closed by their icon; kept until the browser's session ends or the user signs out. */
export function isClosedForSession(): boolean {
  try {
    return sessionStorage.getItem(itemName) !== null;
  } catch {
    return false;
  }
}

export function closeForSession(): void {
  try {
    sessionStorage.setItem(itemName, '1');
  } catch {
    // It comes once more after a reload.
  }
}
