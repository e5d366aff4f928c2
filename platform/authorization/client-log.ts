import type { EventEmitter } from 'node:events';
import type { errors, KoaContextWithOIDC } from 'oidc-provider';
import { writeClientEvent } from '#platform/clients';
import type { Log } from '#platform/runtime';
import { factsOf } from './node-request-facts.ts';
import type { PayloadAdapterDeps } from './payload-adapter.ts';

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

const reasonOf = (ctx: KoaContextWithOIDC, error: errors.OIDCProviderError): string => {
  const { error_description: description, error_detail: detail, message } = error;
  const reason = [message, detail ?? description].filter(Boolean).join(': ');
  const { params, client } = ctx.oidc;
  const isMismatch = client && typeof params?.redirect_uri === 'string' && /redirect_uri/.test(reason);
  // What was sent beside what is registered answers nearly every question of this kind.
  return isMismatch
    ? `${reason}; sent ${params.redirect_uri}; registered ${client.redirectUris?.join(' ')}`
    : reason;
};

/**
 * Writes down what happens to a client, with the exact reason. What a request causes is kept until its end and then written
 * by `flush`, before the answer leaves.
 */
export const createClientLog = ({ database: { db }, clock, log }: PayloadAdapterDeps & { log: Log }) => {
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
        log('authorization_failed', { requestId: factsOf(ctx.req).id, path: ctx.path, error }),
      );
      provider.on('error', (error: unknown) => log('authorization_failed', { error }));
    },
    flush: async (ctx: KoaContextWithOIDC): Promise<void> => {
      const entries = pending.get(ctx) ?? [];
      const clientId = entries.length > 0 ? ctx.oidc.client?.clientId : undefined;
      if (!clientId) return;
      try {
        for (const entry of entries)
          await writeClientEvent(db, { clientId, ...entry }, factsOf(ctx.req), clock());
      } catch (error) {
        log('client_event_lost', { error });
      }
    },
  };
};
