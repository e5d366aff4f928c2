import { afterAll, beforeAll, expect, test } from 'vitest';
import { forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { createScene } from './testing/scene.ts';

forEachEngine((engine) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
  });
  afterAll(() => platform.close());
  const scene = createScene(engine.database, () => platform);

  const languageOf = (text: string) => /<html lang="([^"]+)"/.exec(text)?.[1];
  /** The page for a client that does not exist. */
  const refuse = async (cookie: string, acceptLanguage: string, more = '') => {
    const headers = { cookie, accept: 'text/html', 'accept-language': acceptLanguage };
    const response = await fetch(scene.endpoint(`/auth?client_id=nobody${more}`), { headers });
    return languageOf(await response.text());
  };

  test.each([
    ['', 'zh-TW', '', 'zh-CN'],
    ['', 'fr', '', 'en'],
    ['', '', '', 'zh-CN'],
    ['', 'zh', '&ui_locales=en', 'en'],
    ['', 'zh', '&ui_locales=fr', 'zh-CN'],
    ['', 'en', '&ui_locales=%22%3E%3Cscript%3E', 'en'],
    ['portal-lang=zh-CN', 'en', '&ui_locales=en', 'zh-CN'],
    ['portal-lang=zh-CN', 'en', '&language=en', 'en'],
    ['portal-lang=%22%3E', 'en', '', 'en'],
  ])(
    'when the browser says %j and %j, and the address %j, then the page is in %s',
    async (cookie, accepted, more, language) => {
      expect(await refuse(cookie, accepted, more)).toBe(language);
    },
  );

  test('when somebody is signed in, then her setting counts, and her unit’s default before Chinese', async () => {
    const { db } = engine.database();
    const { user, unit, signIn } = await scene.createUser();
    const browser = await signIn();
    const open = async (headers: Record<string, string>) =>
      languageOf((await scene.open(browser, '/api/uaa/oidc/session/end', { headers })).text);
    expect(await open({})).toBe('zh-CN');
    await db.updateTable('unit').set({ default_language: 'en' }).where('id', '=', unit.id).execute();
    expect(await open({})).toBe('en');
    expect(await open({ 'accept-language': 'zh' })).toBe('zh-CN');
    await db.updateTable('app_user').set({ language: 'en' }).where('id', '=', user.id).execute();
    expect(await open({ 'accept-language': 'zh' })).toBe('en');
  });
});
