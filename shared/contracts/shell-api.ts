/**
 * Version of what the shell offers to apps from outside (`shell/*`), apart from that of the portal. A change of a signature
 * raises it by the rules of semantic versions; a test compares both with the report `docs/shell-api.md`.
 */
export const shellApiVersion = '1.1.0';
