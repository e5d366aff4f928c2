import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { getCode, redeem, subjectOf } from './code-flow.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export interface Storm {
  /** The public origin. */
  readonly url: string;
  /** Decides when it strikes, and what: the same for the same seed. */
  readonly random: () => number;
  readonly rounds: number;
  /** Breaks something. */
  strike(): Promise<void>;
  /** Mends it; resolves once the portal answers again. */
  recover(): Promise<void>;
}

/** What was said to whom in one round, and has to be true afterwards. */
interface Promised {
  readonly what: string;
  isKept(): Promise<boolean>;
}

const people: Readonly<Record<string, string>> = { 't.zhou': '2001', 't.wu': '2002', 't.chen': '2003' };

const rememberCookie = '__Host-remember';

/**
 * Round after round, struck at moments that spread over the time that an undisturbed round takes on this machine.
 * Answers how much was promised in the rounds that were struck, out of how much there was to promise.
 */
export async function runStorm({
  url,
  random,
  rounds,
  ...storm
}: Storm): Promise<{ kept: number; of: number }> {
  const calm = { strike: async () => undefined, recover: async () => undefined };
  const undisturbed = await runRound(url, 0, calm);
  let kept = 0;
  for (let round = 0; round < rounds; round += 1)
    kept += (await runRound(url, random() * undisturbed.took, storm)).promised;
  return { kept, of: undisturbed.promised * rounds };
}

/** One round: people at work, a strike at some moment, and afterwards everything that was promised. */
async function runRound(
  url: string,
  strikeAt: number,
  { strike, recover }: Pick<Storm, 'strike' | 'recover'>,
) {
  const [user, leaver, admin, reader, remembered] = await Promise.all([
    signedIn(url, 't.zhou'),
    signedIn(url, 't.chen'),
    signedIn(url, 'ps.admin'),
    signedIn(url, 't.wu'),
    cameBack(url, 't.zhou'),
  ]);
  const codes = [await getCode(reader), await getCode(reader)];
  const startedAt = performance.now();
  const running = work(url, { user, leaver, admin, remembered, codes });
  await pause(strikeAt);
  await strike();
  const promised = (await Promise.all(running)).flat();
  const took = performance.now() - startedAt;
  await recover();
  const stillIn = [
    { what: 'the administrator', isKept: async () => (await admin.userId()) === '4002' },
    { what: 'the user of the client', isKept: async () => (await reader.userId()) === '2002' },
  ];
  for (const { what, isKept } of [...promised, ...stillIn])
    expect(await isKept(), `${what}, struck after ${Math.round(strikeAt)} ms`).toBe(true);
  return { promised: promised.length, took };
}

/**
 * Everything that runs while it strikes. Each returns what the portal promised it.
 * A request without an answer promises nothing.
 */
function work(
  url: string,
  visitors: { user: Visitor; leaver: Visitor; admin: Visitor; remembered: Visitor; codes: string[] },
) {
  const { user, leaver, admin, remembered, codes } = visitors;
  const signIn = async (username: string): Promise<Promised[]> => {
    const visitor = createVisitor(url);
    const reply = await visitor.attempt(() => visitor.signIn(username));
    const isKept = async () => (await visitor.userId()) === people[username];
    return isOk(reply) && visitor.cookies.has('__Host-sid')
      ? [{ what: `sign-in of ${username}`, isKept }]
      : [];
  };
  const refresh = async (): Promise<Promised[]> => {
    await user.attempt(() => user.get('/api/uaa/oauth/refresh'));
    // Whether it was answered or not: who was signed in still is, and can refresh again.
    const isKept = async () =>
      isOk(await user.untilAnswered(() => user.get('/api/uaa/oauth/refresh'))) &&
      (await user.userId()) === people['t.zhou'];
    return [{ what: 'the session that was refreshed', isKept }];
  };
  const comeBack = async (): Promise<Promised[]> => {
    const before = remembered.cookies.get(rememberCookie);
    const signIn = () => remembered.post('/api/uaa/oauth/login_user_client');
    await remembered.attempt(signIn);
    // Whether it was answered or not: the browser signs in again, and holds a token that nobody takes for a copy later.
    const isKept = async () =>
      isOk(await remembered.untilAnswered(signIn)) &&
      (await remembered.userId()) === people['t.zhou'] &&
      remembered.cookies.get(rememberCookie) !== before;
    return [{ what: 'the browser that was remembered', isKept }];
  };
  const exchange = async (code: string): Promise<Promised[]> => {
    const reply = await user.attempt(() => redeem(url, code));
    if (reply?.status !== 200) return [];
    const isKept = async () => (await subjectOf(url, reply.json.access_token)) === people['t.wu'];
    return [{ what: 'the tokens of a client', isKept }];
  };
  const signOut = async (): Promise<Promised[]> => {
    const cookies = [...leaver.cookies];
    const reply = await leaver.attempt(() => leaver.post('/api/uaa/oauth/logout'));
    const copy = createVisitor(url);
    for (const [name, value] of cookies) copy.cookies.set(name, value);
    const isKept = async () => (await copy.userId()) === undefined;
    return isOk(reply) ? [{ what: 'the sign-out', isKept }] : [];
  };
  const write = async (): Promise<Promised[]> => {
    const loginName = `n.${crypto.randomUUID().slice(0, 12)}`;
    const form = { loginName, realName: '新同学', userType: '3' };
    const reply = await admin.attempt(() => admin.post('/api/base/people/user/create', form));
    const isKept = async () =>
      (await admin.untilAnswered(() => admin.get(`/api/base/people/users?keyword=${loginName}`))).json.data
        .total === 1;
    return isOk(reply) ? [{ what: 'the new person', isKept }] : [];
  };
  return [
    ...Object.keys(people).map(signIn),
    refresh(),
    comeBack(),
    ...codes.map(exchange),
    signOut(),
    write(),
    write(),
  ];
}

async function signedIn(url: string, username: string): Promise<Visitor> {
  const visitor = createVisitor(url);
  const { json, text } = await visitor.signIn(username);
  expect(json?.status, text).toBe(200);
  return visitor;
}

/** A browser that comes to the sign-in page with nothing but what it was remembered by. */
async function cameBack(url: string, username: string): Promise<Visitor> {
  const visitor = createVisitor(url);
  const { text } = await visitor.signIn(username, { remember: 'true' });
  expect(visitor.cookies.has(rememberCookie), text).toBe(true);
  visitor.cookies.delete('__Host-sid');
  await visitor.get('/login', undefined, { accept: 'text/html', 'sec-fetch-dest': 'document' });
  return visitor;
}

function isOk(reply: Awaited<ReturnType<Visitor['attempt']>>): boolean {
  return reply?.status === 200 && (reply.json?.status ?? 200) === 200;
}
