import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exceptedCalls } from '#platform/identity';
import { type Call, isOpenTo, permissionsOf, setTheme } from '#shared/contracts';
import { buildPayload } from './testing/build-payload.ts';
import { dumpRows } from './testing/dump-rows.ts';
import { type EveryCall, openEveryCallOnSqlite, servedCalls } from './testing/every-call.ts';

/** What a remembered browser may write; `platform/identity/step-up.ts` has a reason for each. */
const harmless = [
  'base.app_requests.send',
  'base.desktop.access_record',
  'base.desktop.set_theme',
  'base.family.choose_child',
  'base.feedback.send',
  'base.messages.ignore_all',
  'base.messages.ignore_one',
  'base.messages.mute',
  'base.preferences.merge',
  'drive.shares_seen',
  'sso.ticket.issue',
  'uaa.account.language',
  'uaa.authorize.webauth',
  'uaa.consent.deny',
  'uaa.consent.revoke',
  'uaa.device.revoke',
  'uaa.oauth.handle',
  'uaa.password.change',
  'uaa.qr.confirm',
  'uaa.second_step.codes',
  'uaa.second_step.enrol',
  'uaa.second_step.passkey.add',
  'uaa.second_step.passkey.challenge',
  'uaa.second_step.passkey.offer',
  'uaa.second_step.passkey.remove',
  'uaa.second_step.passkey.verify',
  'uaa.second_step.remove',
  'uaa.second_step.verify',
  'uaa.session.end',
  'uaa.session.end_others',
  'uaa.social.switch_login',
];

const writes = servedCalls.filter(({ effect, audience }) => effect !== 'read' && audience === 'signed-in');
const refused = 'fresh_sign_in_required';
/** Whom the table lets through: a full administrator, or a parent for what parents alone do. */
function senderOf({ needs }: Call): string {
  return isOpenTo({ userType: 4 }, needs) || permissionsOf(needs).length > 0 ? '4002' : '3001';
}

describe('T21 what a session may write that nobody proved herself in', () => {
  let every: EveryCall;
  beforeAll(async () => {
    every = await openEveryCallOnSqlite();
  });
  afterAll(() => every?.close());

  it('when the exceptions are counted, then each is a write that is served, and the list is the one that was agreed on', () => {
    expect([...exceptedCalls].toSorted()).toEqual(harmless);
    expect(harmless.filter((name) => !writes.some((call) => call.name === name))).toEqual([]);
  });

  it.each(['remember', 'client', 'face'])(
    'when every other write comes from a session by "%s", then it needs the password, and nothing changes',
    async (method) => {
      const before = await dumpRows(every.database);
      const passed: string[] = [];
      for (const call of writes.filter(({ name }) => !exceptedCalls.has(name))) {
        const payload = buildPayload(call, { userId: '2002', unitId: 'U2001' });
        const { code } = await every.send(call, payload, { userId: senderOf(call), amr: [method] });
        if (code !== refused) passed.push(`${call.name}: ${code}`);
      }
      expect(passed).toEqual([]);
      expect(await dumpRows(every.database)).toBe(before);
    },
  );

  it('when an exception comes from a remembered session, then nobody asks for the password', async () => {
    const asked: string[] = [];
    for (const call of writes.filter(({ name }) => exceptedCalls.has(name))) {
      const payload = buildPayload(call, {});
      const { code } = await every.send(call, payload, { userId: '2001', amr: ['remember'] });
      if (code === refused) asked.push(call.name);
    }
    expect(asked).toEqual([]);
  });

  it('when the colours are those of the whole unit, then they need the password, other than the own', async () => {
    const send = (type: string) =>
      every.send(setTheme, { type, theme: 'ink' }, { userId: '4002', amr: ['remember'] });
    expect((await send('default_color')).code).toBe(refused);
    expect((await send('color')).http).toBe(200);
    expect((await send('color')).code).not.toBe(refused);
  });
});
