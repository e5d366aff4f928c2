import { isLoopbackHost } from '../../../bff/loopback-host.ts';
import type { PortalEnvironment } from '../read-portal-environment.ts';
import { type Finding, fail, note, ok } from './finding.ts';

/** Where browsers find the portal, and what stands in between. */
export function checkAddress({ bff }: PortalEnvironment): readonly Finding[] {
  return [checkPublicUrl(bff), checkProxies(bff), checkSessionKeys(bff)];
}

function checkPublicUrl({ publicUrl, insecureHttp }: PortalEnvironment['bff']): Finding {
  const name = 'PUBLIC_URL';
  if (insecureHttp)
    return fail(name, `${publicUrl} sends passwords unprotected: set up TLS, and an https address`);
  return isLoopbackHost(new URL(publicUrl).hostname)
    ? note(name, `${publicUrl} is for this computer alone: set the https address that people open`)
    : ok(name, publicUrl);
}

function checkProxies({ publicUrl, trustedProxies }: PortalEnvironment['bff']): Finding {
  const name = 'TRUSTED_PROXIES';
  if (trustedProxies.some((range) => range.endsWith('/0')))
    return fail(
      name,
      'Everybody is trusted, so anybody forges addresses: name the addresses of the proxies alone',
    );
  if (trustedProxies.length > 0) return ok(name, trustedProxies.join(', '));
  return publicUrl.startsWith('https:')
    ? fail(
        name,
        'A proxy has to end TLS, and none is trusted, so all people share its address: set its address',
      )
    : ok(name, 'None, so people reach the portal directly');
}

function checkSessionKeys({ sessionKeys }: PortalEnvironment['bff']): Finding {
  return sessionKeys.length > 0
    ? ok(
        'SESSION_KEYS',
        `${sessionKeys.length} of the environment; no backup has them, so keep them by themselves`,
      )
    : ok('SESSION_KEYS', 'In DATA_DIR, and in each backup');
}
