/** How servers seal what they store, and where the secrets for it come from. For servers only. */
export { createSecret, loadOrCreateSecrets } from './load-or-create-secrets.ts';
export { createSeal, isSealed, type Opened, type Seal, type SealOptions } from './seal.ts';
