import { type ActionLimit, type ActionLimits, hashToken } from '#platform/identity';

const day = 24 * 60 * 60 * 1000;

/** Text messages with codes: the school pays for each. E-mail costs nothing and has no such limit. */
const smsLimits = {
  /** One name with one number, sent or not: what it says does not depend on whether they exist. */
  asked: {
    points: 10,
    window: day,
    what: {
      zh: '今天向该号码请求验证码的次数已达上限',
      en: 'Too many codes were asked for to this number today',
    },
  },
  /** What was sent for one address; a school shares one. */
  address: {
    points: 100,
    window: day,
    what: { zh: '今天从此网络发送的验证码已达上限', en: 'Too many codes were sent from this network today' },
  },
  /** What was sent to the people of one unit; beyond it nothing is sent, and the audit trail says so. */
  unit: { points: 300, window: day },
} as const satisfies Record<string, ActionLimit>;

interface SmsOrder {
  username: string;
  contact: string;
  ip: string;
}

/** Before anything is looked up. @throws DomainError `too_many_attempts` */
export async function requireSmsLeft(
  limits: ActionLimits,
  { username, contact, ip }: SmsOrder,
): Promise<void> {
  if (contact.includes('@')) return;
  await limits.consume(`sms:asked:${hashToken(`${username.toLowerCase()}\n${contact}`)}`, smsLimits.asked);
  await limits.check(addressName(ip), smsLimits.address);
}

/**
 * Counts a message that is about to go out. @returns which limit forbids it; the caller must not show it to the
 * requester.
 */
export async function findUsedUpLimit(
  limits: ActionLimits,
  { unitId, ip }: { unitId: string; ip: string },
): Promise<'unit' | 'address' | undefined> {
  if (await limits.findRefusal(`sms:unit:${unitId}`, smsLimits.unit)) return 'unit';
  if (await limits.findRefusal(addressName(ip), smsLimits.address)) return 'address';
  return undefined;
}

function addressName(ip: string): string {
  return `sms:address:${ip}`;
}
