import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';

let portal: RunningPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

function open(cookie: string) {
  return ask(portal.port, { path: '/login', headers: { cookie } });
}

test('when a browser has just signed out, then the sign-in page says so, and takes the word from no other tab', async () => {
  const { text, headers } = await open('portal-lang=en; portal-signed-out=1');
  expect(text).toContain('<p class="boot-word" role="status">You are signed out.</p>');
  expect(String(headers['set-cookie'])).not.toContain('portal-signed-out');
});

test('when it has not, then nothing is said', async () => {
  const { text } = await open('portal-lang=en; portal-signed-out=2');
  expect(text).not.toContain('boot-word');
});
