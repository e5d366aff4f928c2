import { act } from 'react';
import { type MountedView, mountView } from 'shell/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import words from '../messages/zh-CN.json';
import { maxFileBytes } from '../render/picture-problem.ts';
import { PictureInput } from './picture-input.tsx';

let view: MountedView;

// The page of unit tests decodes no pictures, so that every file is one that the browser cannot open.
beforeEach(async () => {
  view = await mountView(
    <PictureInput label="选图" title="裁剪" saveLabel="使用" shape="circle" onSave={async () => undefined} />,
    { messages: words },
  );
});
afterEach(() => view.remove());

function fileOf(name: string, type: string, size = 4): File {
  const file = new File(['abcd'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

function status(): string {
  return view.page.querySelector('[role=status]')?.textContent ?? '';
}

async function send(kind: 'paste' | 'drop' | 'dragover', file: File, types: string[]): Promise<Event> {
  const event = new Event(kind, { bubbles: true, cancelable: true });
  const data = { files: [file], types };
  Object.defineProperty(event, kind === 'paste' ? 'clipboardData' : 'dataTransfer', { value: data });
  const place = kind === 'paste' ? document : view.page.querySelector('button');
  await act(async () => place?.dispatchEvent(event));
  return event;
}

describe('a file that gives no picture', () => {
  test.each([
    ['scan.tif', 'image/tiff'],
    ['paint.bmp', 'image/bmp'],
    ['IMG_1.HEIC', ''],
  ])('when it is %s, then a sentence about formats says what to do', async (name, type) => {
    await view.choose('选图', fileOf(name, type));
    // Unit tests show messages as they are written, with the names of their arguments.
    await view.until(() => expect(status()).toBe(words['picture.problem.format']));
  });

  test('when it is larger than any camera makes, then that is said', async () => {
    await view.choose('选图', fileOf('photo.jpg', 'image/jpeg', maxFileBytes + 1));
    await view.until(() => expect(status()).toBe(words['picture.problem.tooLarge']));
  });

  test('when it is none of a known format, then another one is asked for', async () => {
    await view.choose('选图', fileOf('notes.txt', 'text/plain'));
    await view.until(() => expect(status()).toBe(words['picture.problem.unreadable']));
  });
});

describe('other ways in', () => {
  test('when a picture is pasted, then it is taken', async () => {
    await send('paste', fileOf('scan.tif', 'image/tiff'), ['Files']);
    await view.until(() => expect(status()).toBe(words['picture.problem.format']));
  });

  test('when a text is pasted with a picture beside it, then the text stays where it belongs', async () => {
    await send('paste', fileOf('scan.tif', 'image/tiff'), ['text/plain', 'Files']);
    await view.choose('选图', fileOf('notes.txt', 'text/plain'));
    await view.until(() => expect(status()).toBe(words['picture.problem.unreadable']));
  });

  test('when a picture is dropped, then it is taken, and the browser does not open it in place of the page', async () => {
    const file = fileOf('scan.tif', 'image/tiff');
    expect((await send('dragover', file, ['Files'])).defaultPrevented).toBe(true);
    expect((await send('drop', file, ['Files'])).defaultPrevented).toBe(true);
    await view.until(() => expect(status()).toBe(words['picture.problem.format']));
  });

  test('when a text is dragged over it, then it is no place for that', async () => {
    expect((await send('dragover', fileOf('a', 'text/plain'), ['text/plain'])).defaultPrevented).toBe(false);
  });

  test('when there is a camera, then the picture is taken by the one that looks at the user', () => {
    const camera = view.page.querySelector(`input[aria-label="${words['picture.input.camera']}"]`);
    expect(camera?.getAttribute('capture')).toBe('user');
  });
});
