import { describe, expect, test } from 'vitest';
import { appPagePath, findAppPage, variantFor } from './page-address.ts';

describe('page addresses', () => {
  test('when a path is an app page, then its parts are read', () => {
    expect(findAppPage('/pages/edu/pc_hw_spm/index.html')).toEqual({
      root: 'pages',
      serverId: 'edu',
      code: 'hw',
      variant: 'spm',
      mobile: false,
    });
    expect(findAppPage('/area/areaBase/pc_areaDesktop_all/index.html')).toMatchObject({
      code: 'areaDesktop',
      variant: 'all',
    });
    expect(findAppPage('/pages/base/mobile_desktop_all/index.html')).toMatchObject({ mobile: true });
  });

  test.each([
    '/pages/edu/pc_hw/index.html',
    '/pages/edu/pc_hw_xx/index.html',
    '/edu/pc_hw_tm/index.html',
    '/pages/edu/pc_hw_tm/',
    '/pages/../pc_hw_tm/index.html',
    '/pages/edu/pc_<b>_tm/index.html',
  ])('when the path is %j, then it is no app page', (path) => {
    expect(findAppPage(path)).toBeUndefined();
  });

  test('when an address is built, then it reads back the same', () => {
    const page = { root: 'area', serverId: 'area', code: 'area', variant: 'tm' } as const;
    expect(findAppPage(appPagePath(page))).toEqual({ ...page, mobile: false });
  });

  test('when the user teaches or administers, then the variant is tm, otherwise spm', () => {
    expect(([1, 2, 3, 4] as const).map(variantFor)).toEqual(['spm', 'tm', 'spm', 'tm']);
  });
});
