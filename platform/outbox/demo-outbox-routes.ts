import type { Router } from 'express';
import type { PortalDatabase } from '#platform/database';
import type { Clock } from '#platform/runtime';
import { okEnvelope } from '#shared/contracts';
import { listOutbox } from './outbox.ts';

/** `GET /api/uaa/demo/outbox?recipient=…`: in demo mode nobody delivers, so the codes are shown. */
export function bindDemoOutbox(
  router: Router,
  { database: { db }, clock }: { database: PortalDatabase; clock: Clock },
): void {
  router.get('/api/uaa/demo/outbox', async (request, response) => {
    const { recipient } = request.query;
    const messages = typeof recipient === 'string' ? await listOutbox(db, recipient, clock()) : [];
    response.set('Cache-Control', 'no-store').json(okEnvelope(messages));
  });
}
