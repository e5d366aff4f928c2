import { expect, test } from 'vitest';
import { isDomainError } from '#shared/contracts';
import { checkOwnApp } from './check-own-app.ts';

const link = { kind: 'link', address: 'https://library.example/', clientId: '' } as const;
const reader = {
  clientId: 'reader',
  name: '阅读',
  englishName: 'Reader',
  initiateLoginUri: 'https://reader.example/start',
};

/** The fields that are refused. */
function problemsOf(app: Parameters<typeof checkOwnApp>[0], publicUrl = 'https://portal.example'): string[] {
  try {
    checkOwnApp(app, { publicUrl, clients: [reader], hasGroup: true });
    return [];
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return (error.fieldErrors ?? []).map(({ field }) => field);
  }
}

test.each([
  'https://portal.example/desktop/home',
  'http://127.0.0.1:4001/',
  'https://localhost/',
  'https://[::1]/',
])(
  'when a link leads to the portal or to the computer of whoever opens it, as %s does, then it is refused',
  (address) => expect(problemsOf({ ...link, address })).toEqual(['address']),
);

test('when the portal itself is on this computer, then other addresses of it are taken, and its own is not', () => {
  const local = 'http://localhost:3000';
  expect(problemsOf({ ...link, address: 'http://127.0.0.1:4001/' }, local)).toEqual([]);
  expect(problemsOf({ ...link, address: `${local}/desktop/home` }, local)).toEqual(['address']);
});

test('when a client is not among those of the unit, then the client is what is wrong; a bad page of one as well', () => {
  const app = { kind: 'oidc', address: '', clientId: 'reader' } as const;
  expect(problemsOf(app)).toEqual([]);
  expect(problemsOf({ ...app, clientId: 'other' })).toEqual(['clientId']);
  expect(problemsOf({ ...app, address: 'https://reader.example/shelf' })).toEqual([]);
  expect(problemsOf({ ...app, address: 'https://reader.example.evil.example/' })).toEqual(['address']);
  expect(problemsOf({ ...app, address: 'javascript:alert(1)', clientId: 'other' })).toEqual([
    'address',
    'clientId',
  ]);
});
