import express, { type Router } from 'express';
import * as v from 'valibot';
import { DomainError, okEnvelope } from '#shared/contracts';

/** What only a platform under test can do. */
export interface TestMode {
  /** Empties the database and seeds the demo data again. */
  reset: () => Promise<void>;
  /** Freezes the clock (epoch ms); null lets it run. */
  setClock: (instant: number | null) => void;
}

const clockSchema = v.object({ now: v.nullable(v.pipe(v.string(), v.isoTimestamp())) });

/** `POST /test/reset` and `POST /test/clock {"now": ISO|null}`. */
export function bindTestMode(router: Router, { reset, setClock }: TestMode): void {
  router.post('/test/reset', async (_request, response) => {
    await reset();
    response.json(okEnvelope(null));
  });
  router.post('/test/clock', express.json(), (request, response) => {
    const result = v.safeParse(clockSchema, request.body);
    if (!result.success) throw new DomainError('bad_request');
    const { now } = result.output;
    setClock(now === null ? null : Date.parse(now));
    response.json(okEnvelope(null));
  });
}
