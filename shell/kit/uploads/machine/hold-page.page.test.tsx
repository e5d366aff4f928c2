import { afterEach, expect, test } from 'vitest';
import { holdPage } from './hold-page.ts';

let isInFlight = false;
let notify: () => void = () => undefined;
const uploader = {
  isInFlight: () => isInFlight,
  subscribe: (listener: () => void) => {
    notify = listener;
    return () => {
      notify = () => undefined;
    };
  },
};
let release: () => void = () => undefined;

afterEach(() => release());

function setInFlight(value: boolean): void {
  isInFlight = value;
  notify();
}

function asksBeforeLeaving(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('when bytes are on their way, then the browser asks before the page goes, and not before or after', () => {
  setInFlight(false);
  release = holdPage(uploader);
  const asked = [asksBeforeLeaving()];
  for (const value of [true, false, true]) {
    setInFlight(value);
    asked.push(asksBeforeLeaving());
  }
  expect(asked).toEqual([false, true, false, true]);
});

test('when the uploader has ended and its list does not say so yet, then nobody is asked', () => {
  release = holdPage(uploader);
  setInFlight(true);
  isInFlight = false;
  expect(asksBeforeLeaving()).toBe(false);
});

test('when the uploads of a page are closed, then the page is free', () => {
  release = holdPage(uploader);
  setInFlight(true);
  release();
  expect(asksBeforeLeaving()).toBe(false);
});
