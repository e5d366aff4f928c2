import { describe, expect, test } from 'vitest';
import { buildClient } from '../testing/build-client.ts';
import {
  type ClientDraft,
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

/** In English, by place. */
function problemsOf(draft: ClientDraft, uri: string): Record<string, string> {
  const problems = Object.entries(findDraftProblems(draft, uri));
  return Object.fromEntries(problems.map(([place, text]) => [place, text.en]));
}

describe('the form of an app', () => {
  test('when it is empty, then names and an address are missing', () => {
    expect(problemsOf(emptyClientDraft, consoleUri)).toEqual({
      nameZh: 'Please fill this in',
      nameEn: 'Please fill this in',
      'redirectUris.0': 'Enter at least one redirect address',
    });
  });

  test.each([
    ['http://a.example/', 'Use https: http is for this computer only'],
    ['https://a.example/#x', 'Remove the fragment: # and what follows'],
    ['https://*.example/', 'Wildcards are not allowed: enter each address by itself'],
    ['https://me@a.example/', 'Remove the user name and password'],
    ['https://a.example/cb', 'This address is already listed'],
    [consoleUri, undefined],
    ['', undefined],
  ])('when the second address is %s, then its line says %s', (address, message) => {
    const problems = problemsOf({ ...fine, redirectUris: ['https://a.example/cb', address] }, consoleUri);
    expect(problems['redirectUris.1']).toBe(message);
  });

  test('when other addresses are wrong, then each line says so', () => {
    const draft = { ...fine, postLogoutRedirectUris: ['x'], backchannelLogoutUri: 'ftp://a.example/' };
    expect(problemsOf(draft, consoleUri)).toEqual({
      'postLogoutRedirectUris.0': 'Enter a full address such as https://app.example/callback',
      backchannelLogoutUri:
        'Use https, or http on this computer. Public apps may also use an address such as com.example.app:/callback',
    });
  });

  test('when a public app has a scheme of its own, then nothing is wrong; with a secret it is', () => {
    const draft = { ...fine, redirectUris: ['com.example.app:/callback'] };
    expect(problemsOf({ ...draft, kind: 'public' }, consoleUri)).toEqual({});
    expect(problemsOf({ ...draft, kind: 'confidential' }, consoleUri)).toEqual({
      'redirectUris.0':
        'Use https, or http on this computer. Public apps may also use an address such as com.example.app:/callback',
    });
  });

  test('when a name is long, then rare characters count as one', () => {
    expect(problemsOf({ ...fine, nameZh: '𠮷'.repeat(40) }, consoleUri)).toEqual({});
    expect(problemsOf({ ...fine, nameZh: '书'.repeat(41) }, consoleUri)).toEqual({
      nameZh: 'Use at most 40 characters',
    });
  });

  test('when it is sent, then trimmed, without empty lines, and the picture only where it changed', () => {
    const draft = { ...fine, nameEn: ' Reader ', redirectUris: [' https://a.example/cb ', ''] };
    expect(fieldsOfDraft(draft)).toEqual({
      claimsInIdToken: false,
      initiateLoginUri: '',
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
