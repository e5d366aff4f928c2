import { describe, expect, test } from 'vitest';
import { type ClientFields, clientFields, findFieldErrors } from '#shared/contracts';
import { createEgressCheck } from '#shared/egress';
import { contextOf, requireAsApproved } from './client-rules.ts';
import { enteredFieldsOf } from './entered-fields.ts';
import { parseLogo } from './logo.ts';

const publicUrl = 'http://portal.school';
const png = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a00', 'hex').toString('base64')}`;

function fields(change: Partial<ClientFields> = {}): ClientFields {
  return {
    nameZh: '阅读',
    nameEn: 'Reader',
    purpose: '',
    redirectUris: ['https://reader.example/callback'],
    postLogoutRedirectUris: [],
    backchannelLogoutUri: '',
    scopes: ['openid'],
    ...change,
  };
}

function wrong(change: Partial<ClientFields>, kind: 'public' | 'confidential' = 'confidential') {
  const mayCall = createEgressCheck({ allow: ['localhost:4001'] });
  const context = contextOf({ publicUrl, mayCall, kind });
  return findFieldErrors(clientFields, fields(change), context).map(({ field }) => field);
}

describe('the fields of a client', () => {
  test('when an app on a device has a scheme of its own, then it needs to be public, and no server is told there', () => {
    const own = ['com.example.app:/callback'];
    expect(wrong({ redirectUris: own, postLogoutRedirectUris: own }, 'public')).toEqual([]);
    expect(wrong({ redirectUris: own, postLogoutRedirectUris: own })).toEqual([
      'redirectUris.0',
      'postLogoutRedirectUris.0',
    ]);
    expect(wrong({ backchannelLogoutUri: own[0] ?? '' }, 'public')).toEqual(['backchannelLogoutUri']);
  });

  test.each<Partial<ClientFields>>([
    {},
    { nameZh: '𠮷'.repeat(40), purpose: '书'.repeat(300) },
    { redirectUris: [`${publicUrl}/developers/callback`] },
    {
      postLogoutRedirectUris: ['https://reader.example/'],
      backchannelLogoutUri: 'https://reader.example/out',
    },
    { backchannelLogoutUri: 'http://localhost:4001/out' },
    { scopes: ['openid', 'profile', 'unit', 'offline_access'], logo: png },
    { logo: '' },
  ])('when they hold %o, then nothing is wrong', (change) => {
    expect(wrong(change)).toEqual([]);
  });

  test.each<[Partial<ClientFields>, string[]]>([
    [{ nameZh: '', nameEn: 'x'.repeat(41) }, ['nameZh', 'nameEn']],
    [{ nameEn: 'a\u202eb' }, ['nameEn']],
    [{ backchannelLogoutUri: 'http://localhost:4002/out' }, ['backchannelLogoutUri']],
    [{ backchannelLogoutUri: 'https://10.0.0.8/out' }, ['backchannelLogoutUri']],
    [{ backchannelLogoutUri: 'http://[::1]:4002/out' }, ['backchannelLogoutUri']],
    [{ purpose: 'x'.repeat(301) }, ['purpose']],
    [{ redirectUris: [] }, ['redirectUris']],
    [{ redirectUris: ['https://a.example/', 'http://a.example/'] }, ['redirectUris.1']],
    [{ redirectUris: ['https://a.example/', 'https://a.example/'] }, ['redirectUris.1']],
    [{ redirectUris: [`${publicUrl}/login`] }, ['redirectUris.0']],
    [{ postLogoutRedirectUris: ['javascript:alert(1)'] }, ['postLogoutRedirectUris.0']],
    [{ postLogoutRedirectUris: [`${publicUrl}/developers/callback`] }, ['postLogoutRedirectUris.0']],
    [{ backchannelLogoutUri: 'https://a.example/#x' }, ['backchannelLogoutUri']],
    [{ initiateLoginUri: 'http://a.example/start' }, ['initiateLoginUri']],
    [{ initiateLoginUri: 'javascript:alert(1)' }, ['initiateLoginUri']],
    [{ initiateLoginUri: `${publicUrl}/login` }, ['initiateLoginUri']],
    [{ scopes: [] }, ['scopes']],
    [{ scopes: ['openid', 'admin'] }, ['scopes']],
    [{ logo: 'data:image/svg+xml;base64,PHN2Zy8+' }, ['logo']],
    [{ logo: `data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}` }, ['logo']],
    [{ logo: 'https://evil.example/logo.png' }, ['logo']],
  ])('when they hold %o, then %j are wrong', (change, names) => {
    expect(wrong(change)).toEqual(names);
  });

  test('when a picture says that it is another kind, then what it is counts', () => {
    const address = png.replace('image/png', 'image/webp');
    expect(parseLogo(address)?.type).toBe('image/png');
  });
});

describe('an active client', () => {
  const before = enteredFieldsOf({
    name: { 'zh-CN': '阅读', en: 'Reader' },
    purpose: '',
    redirectUris: ['https://a.example/callback', 'https://a.example/second'],
    postLogoutRedirectUris: ['https://a.example/out'],
    backchannelLogoutUri: 'https://a.example/notice',
    initiateLoginUri: 'https://a.example/start',
    scopes: ['openid', 'profile'],
    hasClaimsInIdToken: false,
  });
  const refused = (change: Partial<ClientFields>): string[] => {
    try {
      requireAsApproved(before, fields({ redirectUris: before.redirectUris, ...change }), publicUrl);
      return [];
    } catch (error) {
      return (error as { fieldErrors: { field: string }[] }).fieldErrors.map(({ field }) => field);
    }
  };

  test.each<[Partial<ClientFields>, string[]]>([
    [{}, []],
    [{ redirectUris: ['https://a.example/second'], scopes: ['openid'] }, []],
    [{ redirectUris: ['https://a.example/callback', `${publicUrl}/developers/callback`] }, []],
    [{ nameZh: '支付宝' }, ['nameZh']],
    [{ nameEn: 'Bank' }, ['nameEn']],
    [{ purpose: '别的用途' }, ['purpose']],
    [{ logo: png }, ['logo']],
    [{ logo: '' }, ['logo']],
    [{ redirectUris: ['https://a.example/other'] }, ['redirectUris.0']],
    [{ redirectUris: ['https://b.example/callback'] }, ['redirectUris.0']],
    [{ postLogoutRedirectUris: ['https://a.example/other'] }, ['postLogoutRedirectUris.0']],
    [{ postLogoutRedirectUris: [`${publicUrl}/developers/callback`] }, ['postLogoutRedirectUris.0']],
    [{ backchannelLogoutUri: 'https://a.example/other' }, ['backchannelLogoutUri']],
    [{ initiateLoginUri: 'https://b.example/start' }, ['initiateLoginUri']],
    [{ scopes: ['openid', 'unit'] }, ['scopes']],
  ])('when its owner changes it to %o, then %j are refused', (change, names) => {
    expect(refused(change)).toEqual(names);
  });
});
