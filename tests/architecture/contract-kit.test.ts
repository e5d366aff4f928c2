import { expect, it } from 'vitest';
import { contentSecurityPolicy as policyOfPages } from '../../bff/pages/html.ts';
import { contentSecurityPolicy as policyOfKit } from '../../shell/published/contract-kit/harness/app-page.ts';

it('when an app is examined, then under the policy of the pages of the portal', () => {
  expect(policyOfKit('n')).toBe(policyOfPages('n'));
});
