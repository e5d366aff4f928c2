import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { type FaceSettings, faceSettingsSave } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { SettingsForm } from './settings-form.tsx';

let view: MountedView | undefined;

afterEach(async () => {
  await view?.remove();
  view = undefined;
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const off: FaceSettings = {
  isOn: false,
  isSignIn: false,
  retentionDays: 365,
  verifyDistance: 0.45,
  identifyDistance: 0.4,
  consentText: '',
  consentTextEn: '',
};

async function open(settings: FaceSettings) {
  const sent = answerCalls(() => ({}));
  view = await mountView(<SettingsForm settings={settings} />, { messages: words, user: buildUser() });
  const saved = () => sent.filter(({ path, payload }) => path === faceSettingsSave.path && 'isOn' in payload);
  return { page: view, saved };
}

test('when faces are switched on, then their uses can be chosen, and all of it is sent', async () => {
  const { page, saved } = await open(off);
  expect(page.page.textContent).not.toContain(words['face.settings.retentionDays']);
  await page.tick(words['face.settings.isOn']);
  await page.tick(words['face.settings.isSignIn']);
  await page.type(words['face.settings.retentionDays'], '90');
  await page.type(words['face.settings.consentText'], '负责人：张老师');
  await page.press(words['face.settings.save']);
  await page.until(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]?.payload).toEqual({
    isOn: 'true',
    isSignIn: 'true',
    retentionDays: '90',
    verifyDistance: '0.45',
    identifyDistance: '0.4',
    consentText: '负责人：张老师',
    consentTextEn: '',
  });
});

test.each(['', '0', '1101', '1.5'])('when %j days are typed, then nothing is sent', async (days) => {
  const { page, saved } = await open({ ...off, isOn: true });
  await page.type(words['face.settings.retentionDays'], days);
  await page.press(words['face.settings.save']);
  await page.until(() => expect(page.page.textContent).toContain('请填写 1 到 1100 的整数'));
  expect(saved()).toEqual([]);
});

test('when faces are switched off, then the question comes before anything is sent', async () => {
  const { page, saved } = await open({ ...off, isOn: true, isSignIn: true });
  await page.tick(words['face.settings.isOn']);
  await page.press(words['face.settings.save']);
  expect(page.page.textContent).toContain(words['face.settings.offText']);
  expect(saved()).toEqual([]);
  await page.press(words['face.settings.offConfirm']);
  await page.until(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]?.payload).toMatchObject({ isOn: 'false', isSignIn: 'false' });
});

test('when a distance is none of the levels, then its number stays until another is chosen', async () => {
  const { page } = await open({ ...off, isOn: true, identifyDistance: 0.37 });
  expect(page.field(words['face.settings.identifyDistance']).value).toBe('0.37');
  expect(page.page.textContent).toContain('自定义（0.37）');
});
