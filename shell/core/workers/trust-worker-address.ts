/** Name that the security policy of pages allows. */
const policyName = 'portal-worker';

interface WorkerPolicy {
  createScriptURL: (address: string) => string;
}

let policy: WorkerPolicy | undefined;

/**
 * The address of a worker in the form that the page's security policy lets through.
 * @throws TypeError for a script that is none of the portal's own
 */
export function trustWorkerAddress({ href }: URL): string {
  policy ??= createPolicy();
  return policy.createScriptURL(href);
}

function createPolicy(): WorkerPolicy {
  const rules: WorkerPolicy = { createScriptURL: requireOwnScript };
  // Browsers without Trusted Types ask for no proof.
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy };
  };
  return trustedTypes?.createPolicy(policyName, rules) ?? rules;
}

function requireOwnScript(address: string): string {
  const { origin, pathname } = new URL(address);
  if (origin !== location.origin || !pathname.startsWith('/assets/'))
    throw new TypeError(`no worker of the portal: ${address}`);
  return address;
}
