import type { RequestListener } from 'node:http';
import type Provider from 'oidc-provider';
import type { JWK, KoaContextWithOIDC } from 'oidc-provider';
import { createClientSecrets } from '#platform/clients';
import type { Log } from '#shared/log';
import { createClientLog } from './client-log.ts';
import { createCrossOriginStep } from './cross-origin-step.ts';
import { completeIdTokens } from './id-token-contents.ts';
import { mountPath } from './in-process.ts';
import { ignoreForeignLogoutAddresses } from './logout-address.ts';
import { answerMachines } from './machine-answers.ts';
import { type NotifySignedOut, takeOverLogoutNotices } from './notify-signed-out.ts';
import { markOutages, translateOutage } from './outages.ts';
import { PortalProvider } from './portal-provider.ts';
import { createProviderConfiguration, type ProviderConfigurationDeps } from './provider-configuration.ts';
import { createVisitorStep, type VisitorStepDeps } from './visitor-step.ts';

export interface ProviderHostDeps extends ProviderConfigurationDeps, VisitorStepDeps {
  /** The pinned public origin. */
  publicUrl: string;
  log: Log;
}

export interface ProviderHost {
  readonly provider: Provider;
  /** Serves the endpoints below the mount path. */
  readonly listener: RequestListener;
  readonly notifySignedOut: NotifySignedOut;
}

/** A provider with its keys, ready to serve. Keys are read once: new keys need a new one. */
export function createProviderHost(deps: ProviderHostDeps, keys: readonly JWK[]): ProviderHost {
  const publicUrl = new URL(deps.publicUrl);
  const configuration = createProviderConfiguration(deps, keys);
  const provider = new PortalProvider(`${publicUrl.origin}${mountPath}`, configuration);
  provider.proxy = true;
  keepSecretsHashed(provider, deps);
  completeIdTokens(provider);
  ignoreForeignLogoutAddresses(provider);
  const notifySignedOut = takeOverLogoutNotices(provider);
  const clientLog = createClientLog(deps);
  clientLog.listen(provider);
  markOutages(provider);
  provider.use(translateOutage);
  provider.use(async (ctx: KoaContextWithOIDC, next: () => Promise<unknown>) => {
    await next();
    await clientLog.flush(ctx);
  });
  provider.use(createVisitorStep(provider, deps));
  provider.use(createCrossOriginStep(deps.database));
  provider.use(answerMachines);
  return { provider, listener: pinOrigin(publicUrl, provider.callback()), notifySignedOut };
}

function keepSecretsHashed(provider: Provider, { database: { db }, clock }: ProviderHostDeps): void {
  const secrets = createClientSecrets(db);
  provider.Client.prototype.compareClientSecret = function compareClientSecret(actual) {
    return secrets.isSecretOf(this.clientId, actual, clock());
  };
}

/** The library builds addresses from what a request says about itself; it only ever sees our own origin. */
function pinOrigin(publicUrl: URL, listener: RequestListener): RequestListener {
  return (request, response) => {
    request.headers.host = publicUrl.host;
    request.headers['x-forwarded-host'] = publicUrl.host;
    request.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
    delete request.headers.forwarded;
    return listener(request, response);
  };
}
