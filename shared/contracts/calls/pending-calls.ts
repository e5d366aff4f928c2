/**
 * Calls of the specification that nothing serves yet, by name. A call leaves this list when the platform (or, for
 * `static.*`, the BFF) answers it; a test proves that every call is either served or listed here, never both.
 */
export const pendingCalls: readonly string[] = [];
