import { expect, test } from 'vitest';
import { oauthLogin } from '#shared/contracts';
import { get, post, request } from './index.ts';
import { installHooks } from './testing/install-hooks.ts';
import { type Answer, ok, refused, stubServer } from './testing/stub-server.ts';

const lost = refused(401, '请先登录|||Please sign in first');
const httpLost: Answer = { status: 401, body: '' };

function isRefresh({ url }: { url: string }): boolean {
  return url.startsWith('/api/uaa/oauth/refresh');
}

/** Loses the session until somebody refreshes or signs in. */
function sessionServer(how: Answer, refreshWorks: boolean) {
  const state = { alive: false, refreshes: 0 };
  const answer = (received: { url: string }): Answer => {
    if (!isRefresh(received)) return state.alive ? ok(received.url.split('?')[0]) : how;
    state.refreshes += 1;
    state.alive ||= refreshWorks;
    return refreshWorks ? ok(null) : lost;
  };
  return { state, answer };
}

test.each([
  ['the body', lost],
  ['HTTP', httpLost],
])(
  'when %s says 401 to several calls, then one refresh serves them all and each is retried once',
  async (_, how) => {
    const { shown, asked } = installHooks();
    const { state, answer } = sessionServer(how, true);
    const received = await stubServer(answer);
    const answers = await Promise.all([get('/api/a'), get('/api/b'), post('/api/c', { x: 1 })]);
    expect(answers).toEqual(['/api/a', '/api/b', '/api/c']);
    expect(state.refreshes).toBe(1);
    expect(received.filter(({ url }) => url === '/api/c').map(({ body }) => body)).toEqual(['x=1', 'x=1']);
    expect(shown).toEqual([]);
    expect(asked.signIn).toBe(0);
  },
);

test('when refresh fails and the user signs in again, then the call is made once more', async () => {
  const { state, answer } = sessionServer(lost, false);
  const { asked, shown } = installHooks({
    signInAgain: () => {
      state.alive = true;
      return Promise.resolve(true);
    },
  });
  await stubServer(answer);
  expect(await get('/api/a')).toBe('/api/a');
  expect(asked.signIn).toBe(1);
  expect(shown).toEqual([]);
});

test.each([
  ['the body', lost],
  ['HTTP', httpLost],
])(
  'when %s says 401 and the user declines to sign in, then the call fails without a toast',
  async (_, how) => {
    const { asked, shown } = installHooks();
    const { answer } = sessionServer(how, false);
    await stubServer(answer);
    await expect(get('/api/a')).rejects.toMatchObject({ status: 401 });
    expect(asked.signIn).toBe(1);
    expect(shown).toEqual([]);
  },
);

test.each(['expired', '', null])(
  'when a refresh answers 200 with the code %j, then it counts as failed, and the user is asked',
  async (code) => {
    const { asked } = installHooks();
    await stubServer((call) => (isRefresh(call) ? { body: { status: 200, code, data: null } } : lost));
    await expect(get('/api/a')).rejects.toMatchObject({ status: 401 });
    expect(asked.signIn).toBe(1);
  },
);

test('when refresh works but the session is lost again at once, then the user is asked and no loop begins', async () => {
  const { asked } = installHooks();
  const received = await stubServer((call) => (isRefresh(call) ? ok(null) : lost));
  await expect(get('/api/a')).rejects.toMatchObject({ status: 401 });
  expect(asked.signIn).toBe(1);
  expect(received.map(({ url }) => url.split('?')[0])).toEqual([
    '/api/a',
    '/api/uaa/oauth/refresh',
    '/api/a',
  ]);
});

test('when a call is not intercepted, then 401 is neither refreshed nor asked about', async () => {
  const { asked } = installHooks();
  const received = await stubServer(() => lost);
  await expect(request(oauthLogin, { username: 'a', password: 'b' })).rejects.toMatchObject({ status: 401 });
  expect(received).toHaveLength(1);
  expect(asked.signIn).toBe(0);
});

test.each([
  ['confirms', true, 2, '/api/a'],
  ['declines', false, 1, 'fresh_sign_in_required'],
])(
  'when a delicate call needs the person and she %s, then it goes out %o time(s)',
  async (_, agrees, calls, outcome) => {
    let isFresh = false;
    const whys: string[] = [];
    installHooks({
      signInAgain: (why) => {
        whys.push(why);
        isFresh = agrees;
        return Promise.resolve(agrees);
      },
    });
    const received = await stubServer(({ url }) =>
      isFresh ? ok(url.split('?')[0]) : refused(403, 'x', { code: 'fresh_sign_in_required' }),
    );
    expect(await get('/api/a').catch((error: { code: string }) => error.code)).toBe(outcome);
    expect([whys, received.length]).toEqual([['confirm'], calls]);
  },
);
