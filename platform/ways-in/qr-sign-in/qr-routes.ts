import type { PortalDatabase } from '#platform/database';
import { answer, answerPublic, type Route, withCookies } from '#platform/http';
import { type ActionLimit, type Admit, createActionLimits, type WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import { DomainError, qrConfirm, qrCreate, qrDescribe, qrPoll } from '#shared/contracts';
import {
  confirmQr,
  createQr,
  findPollSecret,
  findWaitingScreen,
  qrLifetime,
  redeemQr,
  stateOfQr,
} from './qr-sign-in.ts';

export interface QrDeps {
  database: PortalDatabase;
  clock: Clock;
  admit: Admit;
  writeAudit: WriteAudit;
}

/** Codes that one address may ask for: a school with 200 screens shares one, and a screen renews its code every two minutes. */
const qrLimit: ActionLimit = {
  points: 1500,
  window: 10 * 60 * 1000,
  what: { zh: '二维码请求过于频繁', en: 'Too many QR codes were asked for from this network' },
};

const over = { state: 'over', login: null } as const;
const waiting = { state: 'waiting', login: null } as const;

/** The code of a screen, its confirmation by a signed-in device, and the sign-in of the screen. */
export function createQrRoutes({ database, clock, admit, writeAudit }: QrDeps): Route[] {
  return [
    answerPublic(qrCreate, async ({ request }) => {
      await createActionLimits({ database, clock }).consume(`qr:${request.ip}`, qrLimit);
      const { scanToken, cookie } = await createQr(database.db, request, clock());
      return withCookies({ scanToken, expiresIn: qrLifetime / 1000 }, [cookie]);
    }),
    answer(qrDescribe, async ({ payload }) => {
      const screen = await findWaitingScreen(database.db, payload.scanToken, clock());
      if (!screen) throw new DomainError('not_found');
      const createdAt = new Date(screen.created_at).toISOString();
      return { deviceLabel: screen.device_label, ip: screen.ip, createdAt };
    }),
    answer(qrConfirm, async ({ payload, principal, request }) => {
      if (!(await confirmQr(database.db, payload.scanToken, principal, clock())))
        throw new DomainError('not_found');
      const { userId, loginName } = principal;
      await writeAudit(database.db, { event: 'qr_confirmed', userId, loginName }, request);
      return null;
    }),
    answerPublic(qrPoll, async ({ request, cookies }) => {
      const secret = findPollSecret(cookies);
      const state = secret ? await stateOfQr(database.db, secret, clock()) : 'over';
      if (!secret || state === 'over') return over;
      if (state === 'waiting') return waiting;
      const admission = await admit({
        way: 'qr',
        secret,
        request,
        cookies,
        refusal: () => new DomainError('ticket_invalid'),
        prove: (trx) => redeemQr(trx, secret, clock()),
      });
      return withCookies({ state: 'signed-in' as const, login: admission.data }, admission.cookies);
    }),
  ];
}
