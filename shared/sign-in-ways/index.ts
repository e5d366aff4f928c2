/** Third-party ways in, as people see them. */
export {
  brandingOf,
  faceBranding,
  type NamedProvider,
  type ProviderBranding,
  qrBranding,
} from './provider-branding.ts';
