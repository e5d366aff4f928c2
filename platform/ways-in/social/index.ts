/** Third-party identities and signing in by them. */
export { schoolReturnPath } from './adapters/school/school-adapter.ts';
export type { SchoolProviderAccount } from './adapters/school/school-provider-account.ts';
export { createSocialProviders, type SocialAccounts } from './create-providers.ts';
export { createMockProvider, type MockProvider } from './mock-provider/mock-provider.ts';
export { bindMockProvider } from './mock-provider/mock-provider-routes.ts';
export type { SocialDeps } from './social-deps.ts';
export { bindSocialReturn } from './social-return-routes.ts';
export { createSocialRoutes } from './social-routes.ts';
