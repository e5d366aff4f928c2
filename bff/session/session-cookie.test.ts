import { describe, expect, it } from 'vitest';
import { createSessionCookie, createSessionId } from './session-cookie.ts';

const cookie = createSessionCookie();
const id = createSessionId();

describe('the session cookie', () => {
  it.each([
    ['alone', `__Host-sid=${id}`],
    ['between others', `a=1; __Host-sid=${id}; b=2`],
    ['without spaces', `a=1;__Host-sid=${id};b=2`],
    ['before a second of the name', `__Host-sid=${id}; __Host-sid=${createSessionId()}`],
    ['after a name that ends alike', `x__Host-sid=${createSessionId()}; __Host-sid=${id}`],
  ])('when it stands %s, then its id is read', (_, header) => {
    expect(cookie.findId(header)).toBe(id);
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['of another name', `sid=${id}`],
    ['of a name that ends alike', `x__Host-sid=${id}`],
    ['in the value of another', `a="__Host-sid=${id}"`],
    ['too short', `__Host-sid=${id.slice(1)}`],
    ['too long', `__Host-sid=${id}A`],
    ['of foreign characters', `__Host-sid=${id.slice(1)}.`],
    ['malformed before a good one', `__Host-sid=x; __Host-sid=${id}`],
  ])('when it is %s, then the visitor is anonymous', (_, header) => {
    expect(cookie.findId(header)).toBeUndefined();
  });

  it('when the portal runs on plain HTTP by its named mode, then prefix and Secure are gone', () => {
    const plain = createSessionCookie({ isInsecure: true });
    expect(plain.formatSet('x')).toBe('sid=x; Path=/; HttpOnly; SameSite=Lax');
    expect(plain.formatClear()).toBe('sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  });
});
