import type { ReactElement } from 'react';
import { buildUser, type MountedView, mountView } from 'shell/testing';
import { vi } from 'vitest';
import words from '../messages/zh-CN.json';

export { words };

export interface MountedDialog extends MountedView {
  /** Whether the dialog has closed. */
  isClosed(): boolean;
  text(): string;
  /** The button whose name is this or begins with it. */
  button(name: string): HTMLButtonElement;
}

/** A dialog of the drive in a page, as the teacher of the demo meets it. */
export async function mountDialog(
  create: (onClose: () => void) => ReactElement,
  answers: readonly { key: readonly unknown[]; data: unknown }[] = [],
): Promise<MountedDialog> {
  const onClose = vi.fn();
  const view = await mountView(create(onClose), { messages: words, user: buildUser(), answers });
  return {
    ...view,
    isClosed: () => onClose.mock.calls.length > 0,
    text: () => view.page.textContent ?? '',
    button: (name) => {
      const all = [...view.page.querySelectorAll('button')];
      const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent)?.startsWith(name));
      if (!found) throw new Error(`no button "${name}"`);
      return found;
    },
  };
}
