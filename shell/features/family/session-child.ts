const name = 'portal-child';

/** The child that this parent has looked at in this browser session, in any tab; undefined where she was not asked yet. */
export function findSessionChild(userId: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(userId)) ?? findInOtherTabs(userId);
  } catch {
    return findInOtherTabs(userId);
  }
}

/** A browser that keeps nothing asks again on the next page. */
export function keepSessionChild(userId: string, childId: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP
  document.cookie = `${cookieOf(userId)}${encodeURIComponent(childId)};path=/;samesite=lax${secure}`;
  try {
    sessionStorage.setItem(keyOf(userId), childId);
  } catch {
    // Switched off.
  }
}

function keyOf(userId: string): string {
  return `${name}:${userId}`;
}

function findInOtherTabs(userId: string): string | undefined {
  const start = cookieOf(userId);
  const found = document.cookie.split('; ').find((each) => each.startsWith(start));
  return found && decodeURIComponent(found.slice(start.length));
}

/** A cookie without an end is what all tabs of a browser session share. */
function cookieOf(userId: string): string {
  return `${name}=${encodeURIComponent(userId)}.`;
}
