import { mountView } from 'shell/testing';
import { expect, test } from 'vitest';
import words from '../messages/zh-CN.json';
import { FacePanel } from './face-panel.tsx';

test('when a face is to be enrolled without saying whose, then an error says so, and no camera opens', async () => {
  const view = await mountView(<FacePanel type="collect" />, { messages: words });
  await view.until(() => expect(view.page.textContent).toContain(words['kit.face.noUser']));
  expect(view.page.querySelector('[role=alert]')).not.toBeNull();
  expect(view.page.querySelector('video, button')).toBeNull();
  await view.remove();
});
