import { act, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type MountedView, mountView } from '../../testing/index.ts';
import type { FaceStage } from './machine/face-state.ts';
import { useOneAfterAnother } from './use-one-after-another.ts';

const dispatch = vi.fn();
let view: MountedView | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await view?.remove();
  dispatch.mockClear();
});

function Panel({ isOn, stage }: { isOn: boolean; stage: FaceStage }): ReactElement | null {
  useOneAfterAnother(isOn, stage, dispatch);
  return null;
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

test.each([
  [{ at: 'done', match: undefined }, 1_000],
  [{ at: 'timeout' }, 0],
  [{ at: 'error', message: undefined, isLoading: false }, 4_000],
] as const)(
  'when the stage is %j, then the camera opens for the next person after %d ms',
  async (stage, ms) => {
    view = await mountView(<Panel isOn stage={stage} />, { messages: {} });
    if (ms > 0) await pass(ms - 1);
    if (ms > 0) expect(dispatch).not.toHaveBeenCalled();
    await pass(1);
    expect(dispatch.mock.calls).toEqual([[{ type: 'retry' }]]);
  },
);

test('when the widget goes, or nobody wants one after another, then the camera stays closed', async () => {
  const stage = { at: 'done', match: undefined } as const;
  view = await mountView(<Panel isOn={false} stage={stage} />, { messages: {} });
  await pass(10_000);
  await view.show(<Panel isOn stage={stage} />);
  await view.remove();
  view = undefined;
  await pass(10_000);
  expect(dispatch).not.toHaveBeenCalled();
});
