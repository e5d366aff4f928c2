import { act } from 'react';
import { buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import words from '../messages/zh-CN.json';
import { FramedBundle } from './framed-bundle.tsx';

const query = { app: 'legacy', fileId: 'report', id: 'viewport', linkUrl: '' };
let view: MountedView;

beforeEach(async () => {
  view = await mountView(
    <FramedBundle query={query} isCurrent onReopen={() => undefined} onTitle={() => undefined} />,
    { messages: words, user: buildUser() },
  );
});
afterEach(() => view.remove());

function frame(): HTMLIFrameElement | null {
  return view.page.querySelector('iframe');
}

/** What the script of the frame sends. */
function say(viewport: string): void {
  const source = frame()?.contentWindow ?? null;
  dispatchEvent(new MessageEvent('message', { data: { viewport }, source, origin: location.origin }));
}

test('when the page of a frame has loaded before its first message arrives, then it is no missing one', async () => {
  const sent = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
  await act(async () => frame()?.dispatchEvent(new Event('load')));
  await act(async () => say('loading'));
  const [mark] = sent.mock.calls[0] ?? [];
  await act(async () => {
    dispatchEvent(new MessageEvent('message', { data: mark, source: window, origin: location.origin }));
  });
  expect(frame()).not.toBeNull();
  await act(async () => say('ready'));
  expect(view.page.textContent).toBe('');
});

test('when a page says nothing, then it is missing', async () => {
  const sent = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
  await act(async () => frame()?.dispatchEvent(new Event('load')));
  expect(frame()).not.toBeNull();
  const [mark] = sent.mock.calls[0] ?? [];
  await act(async () => {
    dispatchEvent(new MessageEvent('message', { data: mark, source: window, origin: location.origin }));
  });
  expect(frame()).toBeNull();
  expect(view.page.textContent).toContain('report');
});
