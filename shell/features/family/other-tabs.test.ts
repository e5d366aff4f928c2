import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

/** The channel as another tab has it: a channel never receives its own messages. */
async function openTab() {
  vi.resetModules();
  return await import('./other-tabs.ts');
}

test('when a parent chooses a child in one tab, then her other tabs hear of it, and nobody else’s', async () => {
  const first = await openTab();
  const second = await openTab();
  const heard: string[] = [];
  second.onChosenElsewhere('3002', (child) => heard.push(`other parent: ${child}`));
  const stop = second.onChosenElsewhere('3001', (child) => heard.push(child));
  first.postChosen('3001', '1003');
  await vi.waitFor(() => expect(heard).toEqual(['1003']));
  stop();
  first.postChosen('3001', '1001');
  first.postChosen('3002', '1004');
  await vi.waitFor(() => expect(heard).toEqual(['1003', 'other parent: 1004']));
});
