import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type MountedView, mountView } from '../../../testing/index.ts';
import { DraggableDialog, type DraggableDialogProps } from './draggable-dialog.tsx';

let view: MountedView;
const onClose = vi.fn();

afterEach(async () => {
  await view.remove();
  onClose.mockReset();
});

async function open(props: Partial<DraggableDialogProps> = {}): Promise<HTMLElement> {
  const dialog = (
    <DraggableDialog visible title="窗口" onClose={onClose} {...props}>
      内容
    </DraggableDialog>
  );
  view = await mountView(dialog, { messages: {} });
  const found = view.page.querySelector<HTMLElement>('[role=dialog]');
  if (!found) throw new Error('it is not open');
  return found;
}

function button(dialog: HTMLElement, name: string): HTMLButtonElement | null {
  return dialog.querySelector(`button[aria-label="${name}"]`);
}

async function pressEscape(): Promise<void> {
  await act(async () => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });
}

test('when nothing is said, then it covers the page, can be moved and closed, and Escape closes it', async () => {
  const dialog = await open();
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  expect(button(dialog, '移动窗口')).not.toBeNull();
  expect(button(dialog, '关闭')).not.toBeNull();
  await pressEscape();
  expect(onClose).toHaveBeenCalledOnce();
});

test('when it may not be moved or closed by its buttons, then it has none', async () => {
  const dialog = await open({ dragged: false, showClose: false });
  expect(dialog.querySelectorAll('button')).toHaveLength(0);
});

test('when Escape may not close it, then it stays', async () => {
  await open({ closeOnPressEscape: false });
  await pressEscape();
  expect(onClose).not.toHaveBeenCalled();
});

test('when it leaves the page usable, then it says so to screen readers', async () => {
  const dialog = await open({ modal: false });
  expect(dialog.getAttribute('aria-modal')).not.toBe('true');
});

test.each(['Escape', '关闭'])('when its owner refuses, then %s does not close it', async (way) => {
  const beforeClose = vi.fn(async () => false);
  const dialog = await open({ beforeClose });
  if (way === 'Escape') await pressEscape();
  else await act(async () => button(dialog, way)?.click());
  expect(beforeClose).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  beforeClose.mockResolvedValue(true);
  await pressEscape();
  expect(onClose).toHaveBeenCalledOnce();
});

test('when it is not visible, then nothing of it is in the page', async () => {
  const dialog = (
    <DraggableDialog visible={false} title="窗口" onClose={onClose}>
      内容
    </DraggableDialog>
  );
  view = await mountView(dialog, { messages: {} });
  expect(view.page.querySelector('[role=dialog]')).toBeNull();
});
