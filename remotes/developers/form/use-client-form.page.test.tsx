import type { ReactElement } from 'react';
import { RequestError } from 'shell/request';
import { type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test } from 'vitest';
import type { ClientFields, SessionUser } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { buildClient } from '../testing/build-client.ts';
import { AddressList } from './address-list.tsx';
import { draftOfClient } from './client-draft.ts';
import { ClientFormView } from './client-form-view.tsx';
import { useClientForm } from './use-client-form.ts';

const user = { userId: '4002' } as SessionUser;
const draft = { ...draftOfClient(buildClient()), claimsInIdToken: true };
let view: MountedView;
let sent: ClientFields | undefined;

afterEach(async () => {
  await view.remove();
  sessionStorage.clear();
});

function lineOf(number: number): string {
  return words['developers.form.redirectUris.line'].replace('{number}', String(number));
}

function TestForm(): ReactElement {
  const form = useClientForm({
    clientId: 'c-1',
    saved: { draft, revision: 3 },
    consoleUri: 'http://portal.school/developers/callback',
    send: async (_draft, fields) => {
      sent = fields;
      const fieldErrors = [{ field: 'redirectUris.1', message: '这个地址不行' }];
      throw new RequestError({ kind: 'body', code: 'invalid_input', message: '', fieldErrors });
    },
    onSaved: () => undefined,
  });
  return (
    <ClientFormView form={form} saveLabel="保存">
      <AddressList form={form} name="redirectUris" />
    </ClientFormView>
  );
}

async function open(): Promise<void> {
  view = await mountView(<TestForm />, { messages: words, user });
}

test('when the service refuses an address, then it says so at its line, though empty lines were left between', async () => {
  await open();
  for (let count = 0; count < 2; count += 1) await view.press(words['developers.form.redirectUris.add']);
  await view.type(lineOf(3), 'https://b.example/cb');
  await view.press('保存');
  expect(sent?.redirectUris).toEqual([draft.redirectUris[0], 'https://b.example/cb']);
  expect(document.activeElement).toBe(view.field(lineOf(2)));
  expect(view.field(lineOf(2)).value).toBe('https://b.example/cb');
  expect(view.page.textContent).toContain('这个地址不行');
});

test('when the page is loaded again, then lists and ticks are back as they were', async () => {
  await open();
  await view.press(words['developers.form.redirectUris.add']);
  await view.type(lineOf(2), 'https://b.example/cb');
  await view.remove();
  await open();
  expect(view.field(lineOf(2)).value).toBe('https://b.example/cb');
  await view.press('保存');
  expect(sent?.claimsInIdToken).toBe(true);
});
