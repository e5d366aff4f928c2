import { act } from 'react';
import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../../messages/zh-CN.json';
import { buildReleasedApp, buildService } from '../../testing/build-released-app.ts';
import { ServiceDialog } from './service-dialog.tsx';
import { ServiceItem } from './service-item.tsx';

const user = buildUser({ userType: 4 });
let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

function nothing(): void {
  undefined;
}

test('when a service has a client, then its state and scopes stand there, and its log is one press away', async () => {
  const client = { clientId: 'c-1', name: { 'zh-CN': '课程表服务', en: 'Timetable' }, status: 'active' };
  answerCalls(() => ({
    data: {
      ...{ ...client, purpose: '', kind: 'confidential', isFirstParty: false, redirectUris: [] },
      ...{ postLogoutRedirectUris: [], backchannelLogoutUri: null, initiateLoginUri: null },
      ...{ scopes: ['people.read'], claimsInIdToken: false, withoutPkceUntil: null, statusNote: null },
      ...{ logo: null, unit: null, ownUnitState: 'on', rights: [], revision: 1 },
      ...{ createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
    },
  }));
  const item = (
    <ServiceItem
      service={buildService({ clientId: 'c-1' })}
      app={buildReleasedApp()}
      onChange={nothing}
      onEnd={nothing}
    />
  );
  view = await mountView(<ul>{item}</ul>, { messages: words, user });
  await view.until(() => expect(view.page.textContent).toContain('people.read'));
  expect(view.page.textContent).toContain('课程表服务');
  expect(view.page.querySelector('a')?.getAttribute('href')).toBe(
    '/pages/base/pc_app_tm/index.html#/clients/c-1/log',
  );
});

test('when the service refuses an address, then it says so at the field, and what was typed stays', async () => {
  const message = '门户不能访问这个地址';
  const sent = answerCalls(() => ({
    ...{ status: 400, code: 'invalid_input', message },
    fieldErrors: [{ field: 'address', message }],
  }));
  const dialog = <ServiceDialog service={buildService()} apps={[buildReleasedApp()]} onClose={nothing} />;
  view = await mountView(dialog, { messages: words, user });
  await view.type(words['administration.services.address'], 'http://10.0.0.7:8080');
  await view.type(words['administration.services.seconds'], '20');
  const save = [...view.page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === words['administration.form.save'],
  );
  await act(async () => save?.click());
  await view.until(() => expect(view.page.textContent).toContain(message));
  expect(view.field(words['administration.services.address']).value).toBe('http://10.0.0.7:8080');
  expect(sent[0]?.payload).toMatchObject({ code: 'timetable', timeoutMs: 20_000, revision: 3 });
});
