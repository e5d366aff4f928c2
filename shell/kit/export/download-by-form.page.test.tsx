import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadByForm } from './download-by-form.ts';

interface Submitted {
  method: string;
  path: string;
  fields: [string, string][];
}
let submitted: Submitted[];

beforeEach(() => {
  submitted = [];
  vi.useFakeTimers();
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }): [string, string] => [
      name,
      value,
    ]);
    submitted.push({ method: this.method, path: new URL(this.action).pathname, fields });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('when a file is downloaded, then a form with what has a value is sent and gone after 500 ms', () => {
  downloadByForm({
    path: '/api/base/report',
    method: 'post',
    parameters: { unitId: 'U2001', page: 0, none: undefined, nothing: null, filter: { q: '李' }, empty: '' },
  });
  expect(submitted).toEqual([
    {
      method: 'post',
      path: '/api/base/report',
      fields: [
        ['unitId', 'U2001'],
        ['page', '0'],
        ['filter.q', '李'],
        ['empty', ''],
      ],
    },
  ]);
  vi.advanceTimersByTime(499);
  expect(document.querySelector('form')).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(document.querySelector('form')).toBeNull();
});

test.each([
  'https://elsewhere.example/x',
  '//elsewhere.example/x',
  'report',
  '/help',
  '/api/../help',
  'javascript:alert(1)',
])('when the address is %s, then nothing is sent', (path) => {
  expect(() => downloadByForm({ path })).toThrow(TypeError);
  expect(submitted).toEqual([]);
});
