import type { Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

/** The uploads of a page, and the stand-in app that begins them. */
export function openUploadPanel(page: Page, language: Language) {
  const words = wordsOf('shell/features/uploads', language);
  const kit = wordsOf('shell/kit/uploads', language);
  const panel = page.getByRole('region', { name: words.text('uploads.panel.label') });
  return {
    words,
    panel,
    row: (name: string) => panel.getByRole('listitem').filter({ hasText: name }),
    toggle: panel.locator('[aria-expanded]'),
    done: page.locator('output'),
    input: (what: 'files' | 'folder') =>
      page.locator(`input[type=file][aria-label="${kit.text(`kit.upload.${what}`)}"]`),
    button: (id: string, name: string) =>
      panel.getByRole('button', { name: words.text(id).replace('{name}', name), exact: true }),
  };
}
