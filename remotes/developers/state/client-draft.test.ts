import { describe, expect, test } from 'vitest';
import { buildClient } from '../testing/build-client.ts';
import {
  draftOfClient,
  emptyClientDraft,
  fieldsOfDraft,
  findDraftProblems,
  isDraftChanged,
} from './client-draft.ts';

const consoleUri = 'http://portal.school/developers/callback';
const fine = {
  ...emptyClientDraft,
  nameZh: '阅读',
  nameEn: 'Reader',
  redirectUris: ['https://a.example/cb'],
};

describe('the form of an app', () => {
  test('when it is empty, then names and an address are missing', () => {
    expect(findDraftProblems(emptyClientDraft, consoleUri)).toEqual({
      nameZh: 'developers.form.error.required',
      nameEn: 'developers.form.error.required',
      'redirectUris.0': 'developers.form.error.redirect',
    });
  });

  test.each([
    ['http://a.example/', 'developers.address.not_https'],
    ['https://a.example/#x', 'developers.address.fragment'],
    ['https://*.example/', 'developers.address.wildcard'],
    ['https://me@a.example/', 'developers.address.userinfo'],
    ['https://a.example/cb', 'developers.address.twice'],
    [consoleUri, undefined],
    ['', undefined],
  ])('when the second address is %s, then its line says %s', (address, message) => {
    const problems = findDraftProblems(
      { ...fine, redirectUris: ['https://a.example/cb', address] },
      consoleUri,
    );
    expect(problems['redirectUris.1']).toBe(message);
  });

  test('when other addresses are wrong, then each line says so', () => {
    const draft = { ...fine, postLogoutRedirectUris: ['x'], backchannelLogoutUri: 'ftp://a.example/' };
    expect(findDraftProblems(draft, consoleUri)).toEqual({
      'postLogoutRedirectUris.0': 'developers.address.not_an_address',
      backchannelLogoutUri: 'developers.address.scheme',
    });
  });

  test('when a public app has a scheme of its own, then nothing is wrong; with a secret it is', () => {
    const draft = { ...fine, redirectUris: ['com.example.app:/callback'] };
    expect(findDraftProblems({ ...draft, kind: 'public' }, consoleUri)).toEqual({});
    expect(findDraftProblems({ ...draft, kind: 'confidential' }, consoleUri)).toEqual({
      'redirectUris.0': 'developers.address.scheme',
    });
  });

  test('when a name is long, then rare characters count as one', () => {
    expect(findDraftProblems({ ...fine, nameZh: '𠮷'.repeat(40) }, consoleUri)).toEqual({});
    expect(findDraftProblems({ ...fine, nameZh: '书'.repeat(41) }, consoleUri)).toEqual({
      nameZh: 'developers.form.error.nameLength',
    });
  });

  test('when it is sent, then trimmed, without empty lines, and the picture only where it changed', () => {
    const draft = { ...fine, nameEn: ' Reader ', redirectUris: [' https://a.example/cb ', ''] };
    expect(fieldsOfDraft(draft)).toEqual({
      claimsInIdToken: false,
      nameZh: '阅读',
      nameEn: 'Reader',
      purpose: '',
      redirectUris: ['https://a.example/cb'],
      postLogoutRedirectUris: [],
      backchannelLogoutUri: '',
      scopes: ['openid', 'profile'],
    });
    expect(fieldsOfDraft({ ...fine, logo: '' })).toMatchObject({ logo: '' });
  });

  test('when only blanks were added, then nothing would be lost', () => {
    const start = draftOfClient(buildClient());
    expect(isDraftChanged({ ...start, redirectUris: [...start.redirectUris, ' '] }, start)).toBe(false);
    expect(isDraftChanged({ ...start, logo: '' }, start)).toBe(true);
  });
});
