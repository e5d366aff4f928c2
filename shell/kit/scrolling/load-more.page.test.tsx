import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type MountedView, mountView } from '../../testing/index.ts';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';

let view: MountedView;
let observed: { options: IntersectionObserverInit | undefined; see: (isSeen: boolean) => void }[];
const onMore = vi.fn();

/** What the browser does, without a layout. */
class StandInObserver {
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    const see = (isIntersecting: boolean): void =>
      callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    observed.push({ options, see });
  }
  observe(): void {
    undefined;
  }
  disconnect(): void {
    undefined;
  }
}

beforeEach(() => {
  observed = [];
  onMore.mockReset();
  vi.stubGlobal('IntersectionObserver', StandInObserver);
});
afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

const end = { count: 30, hasMore: true, isBusy: false, onMore };

async function show(changes: Partial<LoadMoreProps> = {}): Promise<void> {
  view = await mountView(<LoadMore {...end} {...changes} />, { messages: {} });
}

test('when the end is 10 px away, then the next part is asked for, and not again while it is on its way', async () => {
  await show();
  expect(observed.at(-1)?.options?.rootMargin).toBe('0px 0px 10px 0px');
  await act(async () => observed.at(-1)?.see(false));
  expect(onMore).not.toHaveBeenCalled();
  await act(async () => observed.at(-1)?.see(true));
  expect(onMore).toHaveBeenCalledOnce();
  const watched = observed.length;
  await view.show(<LoadMore {...end} isBusy />);
  expect(observed).toHaveLength(watched);
});

test('when a part does not fill the place, then the end is looked at again', async () => {
  await show();
  await view.show(<LoadMore {...end} count={60} />);
  await act(async () => observed.at(-1)?.see(true));
  expect(observed).toHaveLength(2);
  expect(onMore).toHaveBeenCalledOnce();
});

test('when a part failed, then only a press asks again', async () => {
  await show({ isFailed: true });
  expect(observed).toHaveLength(0);
  expect(view.page.querySelector('[role=alert]')?.textContent).toBe('没有加载成功');
  await view.press('再试一次');
  expect(onMore).toHaveBeenCalledOnce();
});

test('when all is there, then nothing is asked for and there is no button', async () => {
  await show({ hasMore: false });
  expect(observed).toHaveLength(0);
  expect(view.page.querySelector('main button')).toBeNull();
});
