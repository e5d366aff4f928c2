import { answerCalls, type MountedView, mountView } from 'shell/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keysQuery } from '../keys/keys-query.ts';
import words from '../messages/zh-CN.json';
import { UploadPage } from './upload-page.tsx';

const zip = new File(['PK'], 'notes-1.0.0.zip');
const signature = new File([JSON.stringify({ keyId: 'k-1', signature: 'abc' })], 'notes-1.0.0.zip.sig');
const key = {
  ...{ keyId: 'k-1', name: 'laptop', publicKey: 'x', lastUsedAt: null },
  createdAt: '2026-11-20T08:00:00.000Z',
};
let view: MountedView;

beforeEach(async () => {
  answerCalls(() => ({ data: [key] }));
  const answers = [{ key: keysQuery.queryKey, data: [key] }];
  view = await mountView(<UploadPage />, { messages: words, answers });
});
afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

/** Answers what is sent by XMLHttpRequest, which alone reports progress. */
function answerUpload(answer: object): FormData[] {
  const bodies: FormData[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = 200;
      responseText = JSON.stringify(answer);
      onload = (): void => undefined;
      onloadend = (): void => undefined;
      open = (): void => undefined;
      setRequestHeader = (): void => undefined;
      getAllResponseHeaders = (): string => 'content-type: application/json';
      send(body: FormData): void {
        bodies.push(body);
        queueMicrotask(() => {
          this.onload();
          this.onloadend();
        });
      }
    },
  );
  return bodies;
}

async function choose(file: File, sign: string): Promise<void> {
  await view.choose(words['developers.upload.choose'], file);
  await view.until(() => expect(view.page.textContent).toContain(sign));
}

test('when the archive is refused, then every problem stands there by file and field, and the files stay chosen', async () => {
  const fieldErrors = Array.from({ length: 20 }, (_, at) => ({
    field: `portal.json: field${at}`,
    message: `问题 ${at}`,
  }));
  const more = { field: 'archive', message: '另有 280 处问题' };
  const bodies = answerUpload({
    ...{
      status: 400,
      code: 'invalid_input',
      message: 'notes 1.0.0：portal.json: field0：问题 0（另有 299 处）',
    },
    ...{ data: null, requestId: 'r-1', fieldErrors: [...fieldErrors, more] },
  });
  await choose(zip, 'notes-1.0.0.zip');
  await choose(signature, words['developers.upload.signedBy'].replace('{name}', 'laptop'));
  await view.press(words['developers.upload.send']);
  await view.until(() => expect(view.page.querySelector('[role=alert]')).not.toBeNull());
  await view.until(() =>
    expect(view.page.textContent).toContain(
      words['developers.upload.refused'].replace('{name}', 'notes-1.0.0.zip'),
    ),
  );
  const text = view.page.textContent ?? '';
  for (const part of ['field19', '问题 19', '另有 280 处问题', 'notes-1.0.0.zip.sig'])
    expect(text).toContain(part);
  expect(bodies[0]?.get('signature')).toContain('k-1');
  expect(bodies[0]?.get('file')).toMatchObject({ name: 'notes-1.0.0.zip' });
});

test('when the signature is by a key that is none of the user’s, then that is said before anything is sent', async () => {
  const other = new File([JSON.stringify({ keyId: 'k-9', signature: 'abc' })], 'notes.zip.sig');
  await choose(other, words['developers.upload.otherKey'].replace('{id}', 'k-9'));
});

test('when a file is neither, then it says so, and there is nothing to send', async () => {
  await choose(new File(['x'], 'notes.rar'), words['developers.upload.problem.unknown']);
  const send = [...view.page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === words['developers.upload.send'],
  );
  expect(send?.disabled).toBe(true);
});
