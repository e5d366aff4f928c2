import type { Clock } from '#platform/runtime';
import { createSchoolAdapter } from './adapters/school/school-adapter.ts';
import type { SchoolFetch } from './adapters/school/school-metadata.ts';
import type { SchoolProviderAccount } from './adapters/school/school-provider-account.ts';
import type { SocialAdapter } from './adapters/social-adapter.ts';
import { createWechatAdapter, wechatAddresses } from './adapters/wechat.ts';
import { createWecomAdapter, wecomAddresses } from './adapters/wecom.ts';
import { mockSecret } from './mock-provider/mock-people.ts';
import type { MockProvider } from './mock-provider/mock-provider.ts';
import { mockAuthorizePath } from './mock-provider/mock-provider-routes.ts';
import type { SocialProviders } from './social-deps.ts';

/** Accounts of a school at the real providers. */
export interface SocialAccounts {
  /** At an OpenID provider of its own. */
  school?: SchoolProviderAccount | undefined;
  wecom?: { corpId: string; agentId: string; secret: string } | undefined;
  wechat?: { appId: string; secret: string } | undefined;
}

interface ProvidersOptions {
  accounts: SocialAccounts;
  clock: Clock;
  publicUrl: string;
  /** Calls a provider of the school's own. */
  schoolFetch: (issuer: string) => SchoolFetch;
  /** In demo mode it stands in for providers without an account. */
  mock?: MockProvider | undefined;
}

/** The providers that this portal offers: those with an account, and in demo mode the mock provider for the others. */
export function createSocialProviders(options: ProvidersOptions): SocialProviders {
  const { accounts, clock, mock, publicUrl, schoolFetch } = options;
  const { school, wecom, wechat } = accounts;
  const providers = new Map<string, SocialAdapter>();
  // It comes first: it knows everybody of its school.
  if (school) {
    const fetch = schoolFetch(school.issuer);
    providers.set('school', createSchoolAdapter({ account: school, clock, publicUrl, fetch }));
  }
  const mocks = Object.entries(mock ? createMockAdapters(mock, options) : {});
  for (const [id, adapter] of mocks) providers.set(id, adapter);
  if (wecom) providers.set('qy', createWecomAdapter({ ...wecomAddresses, ...wecom, clock }));
  if (wechat) providers.set('mp', createWechatAdapter({ ...wechatAddresses, ...wechat }));
  return providers;
}

function createMockAdapters(mock: MockProvider, { clock, publicUrl }: ProvidersOptions) {
  const page = `${publicUrl}${mockAuthorizePath}`;
  const wire = {
    apiBase: 'https://mock-provider.invalid',
    fetch: mock.fetch,
    authorizeAddress: page,
    qrAddress: page,
    secret: mockSecret,
  };
  return {
    qy: createWecomAdapter({ ...wire, clock, corpId: 'ww-demo-school', agentId: '1000002' }),
    mp: createWechatAdapter({ ...wire, appId: 'wx-demo-school' }),
    'mock-idp': createWechatAdapter({ ...wire, appId: 'mock-idp-school' }),
  };
}
