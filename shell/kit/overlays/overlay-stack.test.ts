import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenOverlay, openOverlay } from './overlay-stack.ts';

const page = new EventTarget();
const opened: OpenOverlay[] = [];

function open(...given: Parameters<typeof openOverlay>): OpenOverlay {
  const overlay = openOverlay(...given);
  opened.push(overlay);
  return overlay;
}

function press(key: string, isComposing = false): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, isComposing });
  return page.dispatchEvent(event);
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('history', { state: null, pushState: () => undefined, replaceState: () => undefined });
});
afterEach(() => {
  for (const overlay of opened.splice(0)) overlay.close();
  vi.unstubAllGlobals();
});

test('when overlays open alone, then each lies at the base of its kind', () => {
  for (const [base, zIndex] of [
    ['panel', 1000],
    ['widget', 1500],
    ['about', 10_000],
    ['modal', 200_000],
  ] as const) {
    const overlay = openOverlay({ base });
    expect(overlay.zIndex).toBe(zIndex);
    overlay.close();
  }
});

test('when a widget opens from a modal, then it lies above it, not at its own base', () => {
  open({ base: 'modal' });
  expect(open({ base: 'widget' }).zIndex).toBe(200_001);
  expect(open({ base: 'modal' }).zIndex).toBe(200_002);
});

test('when Escape is pressed, then only the top hears of it, and one below after it is gone', () => {
  const below = vi.fn();
  const top = vi.fn();
  open({ base: 'widget', onEscape: below });
  const upper = open({ base: 'modal', onEscape: top });
  expect(press('Escape')).toBe(false);
  expect([below.mock.calls.length, top.mock.calls.length]).toEqual([0, 1]);
  upper.close();
  press('Escape');
  expect([below.mock.calls.length, top.mock.calls.length]).toEqual([1, 1]);
});

test('when the top sees to Escape itself, then the event is left to it and nothing below hears of it', () => {
  const below = vi.fn();
  open({ base: 'modal', onEscape: below });
  open({ base: 'modal' });
  expect(press('Escape')).toBe(true);
  expect(below).not.toHaveBeenCalled();
});

test('when an input method is composing, another key is pressed, or all are closed, then nobody hears of it', () => {
  const onEscape = vi.fn();
  const overlay = open({ base: 'modal', onEscape });
  press('Escape', true);
  press('Enter');
  overlay.close();
  overlay.close();
  expect(press('Escape')).toBe(true);
  expect(onEscape).not.toHaveBeenCalled();
});

test('when a lower overlay is raised, then it is the top, and raising the top changes nothing', () => {
  const onEscape = vi.fn();
  const lower = open({ base: 'widget', onEscape });
  const upper = open({ base: 'panel', onEscape: () => undefined });
  expect(upper.zIndex).toBe(1501);
  expect(lower.raise()).toBe(1502);
  expect(lower.raise()).toBe(1502);
  press('Escape');
  expect(onEscape).toHaveBeenCalledOnce();
});
