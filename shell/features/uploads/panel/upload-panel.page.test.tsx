import { act } from 'react';
import { type MountedView, mountView } from 'shell/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createMemoryStore,
  createUploader,
  isTransportError,
  type UploadErrorKind,
  type UploadTransport,
} from '#shared/upload-client';
import { createSharedValue } from '../../../core/shared-value/index.ts';
import type { PageUploads, RefusedFile } from '../../../kit/uploads/index.ts';
import words from '../messages/zh-CN.json';
import UploadPanel from './upload-panel.tsx';

/** What a server does with calls that come: it never answers, or refuses. */
let refusal: Error | undefined;
const transport: UploadTransport = {
  reportsProgress: true,
  send: (_call, _payload, { signal }) =>
    refusal
      ? Promise.reject(refusal)
      : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
};

let view: MountedView;
let uploads: PageUploads;

beforeEach(async () => {
  refusal = undefined;
  const uploader = createUploader({ owner: 'u1', transport, store: createMemoryStore() });
  const refused = createSharedValue<readonly RefusedFile[]>([]);
  uploads = { uploader, refused, add: async () => [], close: uploader.close };
  view = await mountView(<UploadPanel uploads={uploads} />, { messages: words });
});
afterEach(async () => {
  uploads.close();
  await view.remove();
});

function refusalOf(details: { kind: string; status: number; code: string }, message: string): Error {
  return Object.assign(new Error(message), { requestId: 'r-7', retryAfter: undefined, ...details });
}

function add(...names: string[]): Promise<void> {
  return act(async () => {
    uploads.uploader.add(names.map((name) => new File(['abc'], name)));
  });
}

function text(): string {
  return view.page.textContent ?? '';
}

function toggle(): HTMLButtonElement {
  const found = view.page.querySelector<HTMLButtonElement>('[aria-expanded]');
  if (!found) throw new Error('no bar');
  return found;
}

describe('the panel', () => {
  test('when nothing is uploaded, then nothing is shown; with the first file there is one line', async () => {
    expect(view.page.querySelector('section')).toBeNull();
    await add('a.zip', 'b.zip');
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(view.page.querySelectorAll('li')).toHaveLength(0);
    await act(async () => toggle().click());
    expect(view.page.querySelectorAll('li')).toHaveLength(2);
  });

  test('when files are refused, then the list opens with the reason, and is cleared with what has ended', async () => {
    const problem = { reason: 'extension', extension: 'exe' } as const;
    await act(async () => uploads.refused.set([{ id: '1', path: 'setup.exe', problem }]));
    expect(text()).toContain('setup.exe');
    expect(text()).toContain(words['uploads.refused.extension']);
    await view.press(words['uploads.all.clear']);
    expect(view.page.querySelector('section')).toBeNull();
  });

  test('when all was cleared, then the next file begins with one line again', async () => {
    const problem = { reason: 'extension', extension: 'exe' } as const;
    await act(async () => uploads.refused.set([{ id: '1', path: 'setup.exe', problem }]));
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    await view.press(words['uploads.all.clear']);
    await add('a.zip');
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
  });

  test('when the file of a focused button goes, then the focus stays in the panel', async () => {
    await add('a.zip', 'b.zip');
    await act(async () => toggle().click());
    const [button] = view.page.querySelectorAll<HTMLButtonElement>('li button');
    await act(async () => button?.focus());
    expect(document.activeElement).toBe(button);
    const [{ id } = { id: '' }] = uploads.uploader.getUploads();
    await act(async () => uploads.uploader.remove(id));
    expect(button?.isConnected).toBe(false);
    expect(document.activeElement).toBe(view.page.querySelector('section'));
  });

  test('when there was no file, then the words of N08 say so', async () => {
    await act(async () => uploads.refused.set([{ id: '1', path: '', problem: { reason: 'nofile' } }]));
    expect(text()).toContain('Not find file');
  });

  test('when a call is refused, then the row has words for it, the request id, and the end is read out', async () => {
    refusal = refusalOf({ kind: 'body', status: 403, code: 'no' }, '没有权限');
    expect(isTransportError(refusal)).toBe(true);
    await add('a.zip');
    await view.until(() => expect(text()).toContain(words['uploads.failure.checkerror']));
    expect(text()).toContain(words['uploads.failure.request']);
    const status = view.page.querySelector('[role=status]');
    await view.until(() => expect(status?.textContent).toBe(words['uploads.announce.end']));
    expect(text()).toContain('没有权限');
  });

  test.each([
    [413, 'uploads.failure.limit'],
    [451, 'uploads.failure.device'],
  ] as const)(
    'when a device answers %i by itself, then no English of developers is shown',
    async (status, reason) => {
      refusal = refusalOf({ kind: 'http', status, code: '' }, `HTTP ${status}`);
      await add('a.zip');
      await view.until(() => expect(text()).toContain(words[reason]));
      expect(text()).not.toContain('HTTP');
    },
  );
});

test('when an upload fails in any way, then there are words for it', () => {
  const kinds: Record<UploadErrorKind, true> = {
    checkerror: true,
    uploaderror: true,
    uploadunkerror: true,
    checkchunkerror: true,
    chunkmerge: true,
    placeerror: true,
    notfindfile: true,
    filechanged: true,
    refused: true,
  };
  for (const kind of Object.keys(kinds)) expect(words).toHaveProperty([`uploads.failure.${kind}`]);
});
