/**
 * Identifies this evaluation of the module: the same for shell and every remote of one page. No UUID: `crypto.randomUUID`
 * is missing on plain HTTP, and what makes one without it is too large for the first download.
 */
export const instanceId: string = String(Math.random());
