import type { EventEmitter } from 'node:events';
import type { errors, KoaContextWithOIDC } from 'oidc-provider';
import { createClientStore, writeClientEvent } from '#platform/clients';
import type { Log } from '#shared/log';
import { createConsentStore } from './consents.ts';
import { logoutAddressProblem } from './logout-address.ts';
import { detailsOfNodeRequest } from './node-request-details.ts';
import type { PayloadAdapterDeps } from './payload-adapter.ts';
import { findRequestNotes } from './request-notes.ts';

const failures = [
  'authorization.error',
  'grant.error',
  'userinfo.error',
  'introspection.error',
  'revocation.error',
  'pushed_authorization_request.error',
  'end_session.error',
  'registration_create.error',
] as const;
const successes = ['authorization.success', 'grant.success', 'end_session.success'] as const;

interface Entry {
  event: string;
  reason?: string | undefined;
}

/**
 * Writes down what happens to a client, with the exact reason. What a request causes is kept until its end and then written
 * by `flush`, before the answer leaves.
 */
export function createClientLog({ database: { db }, clock, log }: PayloadAdapterDeps & { log: Log }) {
  const pending = new WeakMap<KoaContextWithOIDC, Entry[]>();
  const add = (ctx: KoaContextWithOIDC, entry: Entry): void => {
    pending.set(ctx, [...(pending.get(ctx) ?? []), entry]);
  };
  return {
    listen: (provider: EventEmitter): void => {
      for (const event of failures)
        provider.on(event, (ctx: KoaContextWithOIDC, error: errors.OIDCProviderError) =>
          add(ctx, { event, reason: reasonOf(ctx, error) }),
        );
      for (const event of successes) provider.on(event, (ctx: KoaContextWithOIDC) => add(ctx, { event }));
      provider.on('server_error', (ctx: KoaContextWithOIDC, error: unknown) =>
        log('authorization_failed', { requestId: detailsOfNodeRequest(ctx.req).id, path: ctx.path, error }),
      );
      provider.on('error', (error: unknown) => log('authorization_failed', { error }));
    },
    flush: async (ctx: KoaContextWithOIDC): Promise<void> => {
      const notes = findRequestNotes(ctx).map((reason) => ({ event: 'authorization.notice', reason }));
      const entries: Entry[] = [...(pending.get(ctx) ?? []), ...notes];
      if (entries.length === 0) return;
      try {
        const client = await createClientStore(db).find(findClaimedClientId(ctx) ?? '');
        if (!client) return;
        const addition = client.status === 'disabled' ? '; this client is disabled' : '';
        const accountId = ctx.oidc.account?.accountId;
        if (accountId && entries.some(({ event }) => event === 'grant.success')) {
          await createConsentStore(db).noteUse(client.id, accountId, clock());
        }
        for (const { event, reason } of entries) {
          const entry = { clientId: client.id, event, reason: reason && reason + addition };
          await writeClientEvent(db, entry, detailsOfNodeRequest(ctx.req), clock());
        }
      } catch (error) {
        log('client_event_lost', { error });
      }
    },
  };
}

function reasonOf(ctx: KoaContextWithOIDC, error: errors.OIDCProviderError): string {
  const { error_description: description, error_detail: detail, message } = error;
  const reason = [message, detail ?? description].filter(Boolean).join(': ');
  const { params, client } = ctx.oidc;
  if (!client) return reason;
  const isLogout = reason.endsWith(logoutAddressProblem);
  const sent = isLogout ? params?.post_logout_redirect_uri : params?.redirect_uri;
  const registered = isLogout ? client.postLogoutRedirectUris : client.redirectUris;
  // What was sent beside what is registered answers nearly every question of this kind.
  return typeof sent === 'string' && /redirect_uri/.test(reason)
    ? `${reason}; sent ${sent}; registered ${registered?.join(' ') || 'none'}`
    : reason;
}

/** Whom a request says it comes from, proved or not. */
function findClaimedClientId(ctx: KoaContextWithOIDC): string | undefined {
  const { client, params } = ctx.oidc;
  if (client) return client.clientId;
  if (typeof params?.client_id === 'string') return params.client_id;
  const basic = /^Basic ([\w+/=-]+)$/i.exec(ctx.get('authorization'))?.[1] ?? '';
  const [id = ''] = Buffer.from(basic, 'base64').toString().split(':');
  return id && URL.canParse(`x:${id}`)
    ? decodeURIComponent(id.replace(/%(?![\da-f]{2})/gi, '%25'))
    : undefined;
}
