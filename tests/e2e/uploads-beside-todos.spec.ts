import { checkScreen } from '../fixtures/check-screen.ts';
import { expectUncovered } from '../fixtures/covered.ts';
import { expect, test } from '../fixtures/index.ts';
import { DrivePage } from '../pages/drive-page.ts';
import { openUploadPanel } from '../pages/upload-panel.ts';

test.use({ ownPortal: true });

test(
  'when to-dos are opened beside a long list of uploads, then neither covers the other, and both can be pressed',
  { tag: '@phone' },
  async ({ page, signedInAs, messages, language }, info) => {
    const drive = new DrivePage(page, language);
    const { words, panel, row, toggle } = openUploadPanel(page, language);
    await signedInAs('t.zhou');
    await drive.open('tm');
    // What is refused opens the list.
    const programs = Array.from({ length: 20 }, (_, at) => `setup-${at + 1}.exe`);
    await drive.input.setInputFiles(
      programs.map((name) => ({ name, mimeType: '', buffer: Buffer.from('x') })),
    );
    await expect(row('setup-20.exe')).toBeAttached();
    await messages.todoButton.click();
    await expect(messages.popup).toBeVisible();
    const clear = panel.getByRole('button', { name: words.text('uploads.all.clear') });
    for (const shown of [toggle, clear, messages.closePopup, messages.todos.first()])
      await expectUncovered(shown);
    await checkScreen(page, info, 'uploads-beside-todos');
    // The bar of what can be undone stands above the uploads too.
    await messages.closePopup.click();
    await toggle.click();
    await drive.row('待整理').focus();
    await page.keyboard.press('Delete');
    await expectUncovered(drive.button('drive.undo.button'));
    await expectUncovered(toggle);
  },
);
