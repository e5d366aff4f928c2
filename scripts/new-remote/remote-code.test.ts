import { describe, expect, it } from 'vitest';
import { checkRemoteCode, remoteNameOf } from './remote-code.ts';

const taken = [
  { name: 'people', code: 'base' },
  { name: 'growth-report', code: 'scczReport' },
];

describe('checkRemoteCode', () => {
  it.each(['notices', 'hw2', 'exam-board', 'growthPlan', 'A'])(
    'when the code is %s, then it is fine',
    (code) => {
      expect(checkRemoteCode(code, taken)).toBe(code);
    },
  );

  it.each(['2nd', '-a', 'a-', 'a--b', 'a_b', 'a/b', '../x', 'a b', '考试', 'a'.repeat(33), "a'b"])(
    'when the code is %j, then one line says what a code is',
    (code) => {
      expect(() => checkRemoteCode(code, taken)).toThrow(/cannot be a code: use 1 to 32 letters/);
    },
  );

  it('when no code is given, then one line shows the usage', () => {
    expect(() => checkRemoteCode(undefined, taken)).toThrow('npm run new-remote <code>');
    expect(() => checkRemoteCode('', taken)).toThrow('npm run new-remote <code>');
  });

  it.each(['shell', 'api', 'Assets'])('when the code is the reserved %s, then it is refused', (code) => {
    expect(() => checkRemoteCode(code, taken)).toThrow('reserved');
  });

  it('when the code or the folder is taken, then the line names the remote that has it', () => {
    expect(() => checkRemoteCode('base', taken)).toThrow('taken by remotes/people');
    expect(() => checkRemoteCode('People', taken)).toThrow('taken by remotes/people');
    expect(() => checkRemoteCode('growthReport', taken)).toThrow('taken by remotes/growth-report');
  });
});

describe('remoteNameOf', () => {
  it.each([
    ['notices', 'notices'],
    ['scczReport', 'sccz-report'],
    ['HTTPLog', 'http-log'],
    ['hw2Board', 'hw2-board'],
    ['exam-board', 'exam-board'],
  ])('when the code is %s, then the folder is %s', (code, name) => {
    expect(remoteNameOf(code)).toBe(name);
  });
});
