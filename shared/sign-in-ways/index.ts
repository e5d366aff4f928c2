/** Third-party ways in, as people see them. */
export { faceLook, type ProviderLook, providerLook, qrLook } from './provider-look.ts';
