import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database());
  });
  afterEach(() => platform.close());

  const colourOf = async (loginName: string) =>
    (await (await platform.as(loginName)).get('/api/base/my_desktop/color')).body.data;
  const setTheme = async (loginName: string, form: Record<string, string>): Promise<string> => {
    const client = await platform.as(loginName);
    const response = await fetch(`${platform.base}/api/base/desktop/settheme`, {
      method: 'POST',
      headers: { cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      body: new URLSearchParams(form),
    });
    return response.text();
  };

  test('when users ask for their theme, then it is their own, else the default of their unit, else none', async () => {
    expect(await colourOf('t.zhou')).toBe('ink');
    expect(await colourOf('s.zhoule')).toBe('#2E7A50');
    expect(await colourOf('s.zhouan')).toBeNull();
  });

  test('when a user sets a theme, then the answer is the text success and it is hers alone', async () => {
    expect(await setTheme('s.zhoule', { type: 'color', theme: 'lotus' })).toBe('success');
    expect(await colourOf('s.zhoule')).toBe('lotus');
    expect(await colourOf('s.wang1')).toBe('#2E7A50');
  });

  test('when the administrator sets the default, then users without a choice follow', async () => {
    expect(await setTheme('ps.admin', { type: 'default_color', theme: 'cartoon' })).toBe('success');
    expect(await colourOf('s.zhoule')).toBe('cartoon');
    expect(await colourOf('t.zhou')).toBe('ink');
    expect(await colourOf('s.zhouan')).toBeNull();
  });

  test('when the administrator replaces all, then own choices of the unit go, and no other unit’s', async () => {
    await setTheme('ps.admin', { type: 'default_color', theme: 'red', replaceAll: 'true' });
    expect(await colourOf('t.zhou')).toBe('red');
    expect(await colourOf('t.chen')).toBe('#457CD6');
  });

  test('when the administrator sets the language of the login page, then it stays until another is set', async () => {
    const administrator = await platform.as('ps.admin');
    const config = { footer: '', link: '', decorationSet: '{}' };
    const save = (more: object) =>
      administrator.post('/api/base/appearance/login_page', { ...config, ...more });
    const languageOf = async () =>
      (await administrator.get('/api/uaa/oauth/login/unit_config?unitId=U2001')).body.data.defaultLanguage;
    expect(await languageOf()).toBeNull();
    await save({ defaultLanguage: 'en' });
    await save({});
    expect(await languageOf()).toBe('en');
    expect((await save({ defaultLanguage: 'fr' })).body.code).toBe('invalid_input');
  });

  test.each(['t.zhou', 'ms.admin', 'p.zhou'])('when %s sets the default, then it is refused', async (who) => {
    expect(await setTheme(who, { type: 'default_color', theme: 'red' })).toContain('"forbidden"');
    expect(await colourOf('s.zhoule')).toBe('#2E7A50');
  });

  test.each(['', 'url(x)', '#12', 'red;x', '#12345678'])(
    'when the theme is %j, then it is refused',
    async (theme) => {
      expect(await setTheme('t.zhou', { type: 'color', theme })).toContain('"invalid_input"');
      expect(await colourOf('t.zhou')).toBe('ink');
    },
  );

  test('when users ask whether they are administrators, then each hears about herself only', async () => {
    const ask = async (loginName: string, userId: string) =>
      (await (await platform.as(loginName)).get(`/api/base/role/user/${userId}/XX_SYS_/base`)).body;
    expect((await ask('ps.admin', '4002')).data).toBe(true);
    expect((await ask('ms.admin', '4003')).data).toBe(false);
    expect((await ask('t.zhou', '4002')).code).toBe('forbidden');
  });

  const saveLoginPage = async (loginName: string, decorationSet: string) =>
    (
      await (
        await platform.as(loginName)
      ).post('/api/base/appearance/login_page', {
        footer: '新页脚',
        link: '',
        decorationSet,
      })
    ).body;
  const loginPageOf = async (unitId: string) =>
    (await platform.createClient().get(`/api/uaa/oauth/login/unit_config?unitId=${unitId}`)).body.data;

  test('when the administrator saves the login page, then visitors of her unit see it, and of no other', async () => {
    const other = await loginPageOf('U2002');
    expect((await saveLoginPage('ps.admin', '{"themeList":["red"]}')).status).toBe(200);
    expect(await loginPageOf('U2001')).toMatchObject({
      footer: '新页脚',
      link: null,
      decorationSet: '{"themeList":["red"]}',
    });
    expect(await loginPageOf('U2002')).toEqual(other);
  });

  test('when somebody else saves it, or the decoration cannot be read, then it stays as it was', async () => {
    expect((await saveLoginPage('t.zhou', '{}')).code).toBe('forbidden');
    expect(await saveLoginPage('ps.admin', '{"themeList":1}')).toMatchObject({
      status: 422,
      fieldErrors: [{ field: 'decorationSet' }],
    });
    expect((await loginPageOf('U2001')).footer).toBeNull();
  });

  test('when an address is unsafe or a filing says nothing, then each place is named and nothing is saved', async () => {
    const baList = [{ baContent: ' ', baUrl: 'javascript:alert(1)' }];
    const decorationSet = JSON.stringify({ footerMsg: { helpCenter: 'http://plain.example', baList } });
    const { fieldErrors } = await saveLoginPage('ps.admin', decorationSet);
    expect(fieldErrors).toEqual([
      { field: 'helpCenter', message: expect.stringContaining('|||Please enter a path of this site') },
      { field: 'filings.0.baContent', message: '请输入备案号|||Please enter the filing number' },
      { field: 'filings.0.baUrl', message: expect.stringContaining('请输入本站路径') },
    ]);
    expect((await loginPageOf('U2001')).footer).toBeNull();
  });
});
