import { describe, expect, test } from 'vitest';
import { translate } from './dictionary.ts';
import { readLanguageList } from './language-list.ts';
import { loadLanguagePack } from './load-language-pack.ts';
import { type LanguagePackOptions, planPackFiles } from './plan-pack-files.ts';

const app: LanguagePackOptions = { language: 'en', code: 'res', appCode: 'edu' };
const production = { isDevelopment: false, pathname: '/pages/edu/pc_res_tm/index.html' };
const common = '/common/plugins/language/1.6.0/en.json';

describe('the files of a pack', () => {
  test.each<[string, Partial<LanguagePackOptions>, Partial<typeof production>, string[]]>([
    ['Chinese asks for nothing', { language: 'zh-CN' }, {}, []],
    ['another language counts as Chinese', { language: 'de' }, {}, []],
    ['a preset asks for nothing', { preset: {} }, {}, []],
    ['English asks for both', {}, {}, [common, '/pages/res/language/en/edu.json']],
    ['the common one can be left out', { skipCommon: true }, {}, ['/pages/res/language/en/edu.json']],
    [
      'the first segment of the address counts',
      { rootPath: 'other' },
      { pathname: '/area/edu/pc_res_tm/index.html' },
      [common, '/area/res/language/en/edu.json'],
    ],
    [
      'in development the root path counts',
      { rootPath: 'apps' },
      { isDevelopment: true, pathname: '/pc_res_tm.html' },
      [common, '/apps/res/language/en/edu.json'],
    ],
    [
      'in development area apps have their own',
      { rootPath: 'apps', code: 'areaDesktop' },
      { isDevelopment: true },
      [common, '/area/areaDesktop/language/en/edu.json'],
    ],
    [
      'in development the name may hold Area inside',
      { code: 'schoolArea' },
      { isDevelopment: true },
      [common, '/area/schoolArea/language/en/edu.json'],
    ],
  ])('when a pack is planned, then %s', (_, changes, surroundings, files) =>
    expect(planPackFiles({ ...app, ...changes }, { ...production, ...surroundings })).toEqual(files),
  );
});

describe('loading a pack', () => {
  /** Answers files by address and notes what is asked for; what is not there fails. */
  const sourcesOf = (files: Record<string, unknown>) => {
    const asked: string[] = [];
    return {
      asked,
      findSurroundings: () => production,
      fetchFile: async (address: string) => {
        asked.push(address);
        if (!(address in files)) throw new Error('404');
        return files[address];
      },
    };
  };

  test('when both files are there, then they are merged, the app wins, and each is asked for once', async () => {
    const sources = sourcesOf({
      [common]: { 确定: 'OK', 资源: 'Things' },
      '/pages/one/language/en/edu.json': { 资源: 'Resources' },
    });
    await loadLanguagePack({ ...app, code: 'one' }, sources);
    await loadLanguagePack({ ...app, code: 'one' }, sources);
    expect([translate('确定'), translate('资源'), translate('未知')]).toEqual(['OK', 'Resources', '未知']);
    expect(sources.asked).toEqual([common, '/pages/one/language/en/edu.json']);
  });

  test('when a file fails or is no dictionary, then loading ends without it, and asks again next time', async () => {
    const sources = sourcesOf({ '/pages/two/language/en/edu.json': ['no', 'dictionary'] });
    const options = { ...app, code: 'two', skipCommon: true };
    await loadLanguagePack(options, sources);
    await loadLanguagePack(options, sources);
    expect(sources.asked).toHaveLength(2);
  });

  test('when words came with the app, then they count without a call', async () => {
    const sources = sourcesOf({});
    await loadLanguagePack({ ...app, preset: { 年级: 'Grade' } }, sources);
    expect([translate('年级'), sources.asked]).toEqual(['Grade', []]);
  });
});

describe('the languages of an app', () => {
  test('when it lists languages, then those that the portal speaks stay, in their order', () =>
    expect(
      readLanguageList([
        { value: 'en', label: 'English' },
        { value: 'de', label: 'Deutsch' },
        { value: 'zh-CN', label: ' ' },
        'en',
        { value: 'zh-CN', label: '简体中文' },
        { value: 'en', label: 'English again' },
      ]),
    ).toEqual([
      { value: 'en', label: 'English' },
      { value: 'zh-CN', label: '简体中文' },
    ]));
});
