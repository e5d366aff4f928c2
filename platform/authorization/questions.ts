import { interactionPolicy } from 'oidc-provider';

/**
 * What a user can be asked. A client may also ask who of several it is (`prompt=select_account`); on computers that pupils
 * share, that is a new sign-in.
 */
export function createQuestions(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}
