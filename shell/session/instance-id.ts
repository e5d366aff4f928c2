/** Identifies this evaluation of the module: the same for shell and every remote of one page. */
export const instanceId: string = crypto.randomUUID();
