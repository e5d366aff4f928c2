import express, { type Router } from 'express';
import * as v from 'valibot';
import type { PortalDatabase } from '#platform/database';
import { holds } from '#platform/desktop';
import {
  findAccessToken,
  type LoadPrincipal,
  type Principal,
  parseCookies,
  readRequestDetails,
  requestIdOf,
} from '#platform/http';
import type { WriteAudit } from '#platform/identity';
import { DomainError, okEnvelope } from '#shared/contracts';
import { findSandboxUnit } from './sandbox-unit.ts';

/** What the portal's server asks. Not below `/api`: browsers never reach it. */
const overridePath = '/internal/apps/override';

const orderSchema = v.object({
  action: v.picklist(['begin', 'end']),
  code: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/)),
  origin: v.pipe(v.string(), v.regex(/^http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5}$/)),
  /** Whether this portal lets sessions outside the sandbox unit do it. */
  isAnywhere: v.boolean(),
});

interface OverrideDeps {
  readonly database: PortalDatabase;
  readonly loadPrincipal: LoadPrincipal;
  readonly writeAudit: WriteAudit;
}

/** Decides whether a session may have an app from elsewhere, and writes both ends of it into the audit trail. */
export function bindOverrides(
  router: Router,
  { database: { db }, loadPrincipal, writeAudit }: OverrideDeps,
): void {
  const requirePrincipal = async (cookie: string | undefined): Promise<Principal> => {
    const token = findAccessToken(parseCookies(cookie));
    const principal = token ? await loadPrincipal(token) : undefined;
    if (!principal) throw new DomainError('not_signed_in');
    return principal;
  };

  router.post(overridePath, express.json({ limit: '8kb' }), async (request, response) => {
    const parsed = v.safeParse(orderSchema, request.body);
    if (!parsed.success) throw new DomainError('bad_request', { detail: parsed.issues[0].message });
    const { action, code, origin, isAnywhere } = parsed.output;
    const principal = await requirePrincipal(request.get('cookie'));
    const isSandbox = (await findSandboxUnit(db))?.unitId === principal.unitId;
    // Who has lost the right meanwhile may end it.
    if (action === 'begin') {
      if (!(await holds(db, principal, 'app:app.override'))) throw new DomainError('forbidden');
      if (!isSandbox && !isAnywhere) throw new DomainError('forbidden', { message: elsewhere });
    }
    const line = {
      event: action === 'begin' ? 'app_override_began' : 'app_override_ended',
      userId: principal.userId,
      loginName: principal.loginName,
      detail: `${code} ${origin}`,
    };
    await writeAudit(db, line, readRequestDetails(request, requestIdOf(request)));
    response.json(okEnvelope({ isSandbox }));
  });
}

const elsewhere =
  '只有沙箱单位的用户可以替换应用，或由运维人员设置 DEV_OVERRIDES=1|||Only users of the sandbox unit may override apps, unless the operator sets DEV_OVERRIDES=1';
