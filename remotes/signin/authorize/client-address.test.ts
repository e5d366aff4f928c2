import { describe, expect, it } from 'vitest';
import { findClientAddress, isClientAddress, withSource } from './client-address.ts';

describe('the marker of where the user is', () => {
  it.each([
    ['http://a.example/cb?code=1&state=a%20b', 'http://a.example/cb?code=1&state=a%20b&source=pc'],
    ['http://a.example/cb', 'http://a.example/cb?source=pc'],
    ['http://a.example/cb?', 'http://a.example/cb?source=pc'],
    ['http://a.example?x=%E4%B8%AD+b#/route?y=1', 'http://a.example?x=%E4%B8%AD+b&source=pc#/route?y=1'],
    ['http://a.example/#a', 'http://a.example/?source=pc#a'],
    ['http://a.example/?source=mine&code=1', 'http://a.example/?source=mine&code=1'],
    ['http://a.example/?resource=1#source=2', 'http://a.example/?resource=1&source=pc#source=2'],
  ])('when the address is %s, then it becomes %s', (address, expected) =>
    expect(withSource(address, 'pc')).toBe(expected),
  );
});

describe('where an answer leads', () => {
  it('when it holds an address, then there, with the marker', () =>
    expect(findClientAddress({ address: 'http://a/cb?code=1', code: '1' }, 'http://b/', 'app')).toBe(
      'http://a/cb?code=1&source=app',
    ));

  it('when it holds code and state only, then to the address of the client with both', () =>
    expect(findClientAddress({ code: 'c 1', state: 'é&' }, 'http://a/cb?t=1#x', 'pc')).toBe(
      'http://a/cb?t=1&code=c+1&state=%C3%A9%26&source=pc#x',
    ));

  it('when the client is told of an error, then without the marker', () =>
    expect(findClientAddress({ address: 'http://a/cb?error=x', error: 'x' }, 'http://a/cb', 'pc')).toBe(
      'http://a/cb?error=x',
    ));

  it.each([{}, { consent: '/consent?interaction=1' }, { address: 'javascript:alert(1)' }, { code: '1' }])(
    'when it is %j, then nowhere',
    (answer) => expect(findClientAddress(answer, undefined, 'pc')).toBeUndefined(),
  );
});

it.each([
  ['com.example.app:/callback?code=1', true],
  ['https://a.example/', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['myapp:/callback', false],
  ['/login', false],
])('when an answer leads to %s, then the browser may go there: %s', (address, isAllowed) =>
  expect(isClientAddress(address)).toBe(isAllowed),
);
