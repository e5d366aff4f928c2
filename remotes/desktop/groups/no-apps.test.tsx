import { renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import words from '../messages/zh-CN.json';
import { NoApps } from './no-apps.tsx';

test('when the user has no apps, then the desktop says what to do, below its picture', () => {
  const html = renderView(<NoApps isBusy={false} onReload={() => undefined} />, { messages: words });
  const [, panel = ''] = html.split('role="status"');
  expect(panel).toContain('lucide-layout-grid');
  for (const id of ['desktop.empty.title', 'desktop.empty.hint', 'desktop.empty.reload'] as const)
    expect(textOf(`<div ${panel}`)).toContain(words[id]);
});
