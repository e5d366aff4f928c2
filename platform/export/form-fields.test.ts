import { expect, test } from 'vitest';
import { FormFields } from './form-fields.ts';

/** Reads a form that comes in pieces of so many bytes. */
function read(form: string, size: number): (string | undefined)[] {
  const fields = new FormFields(['title', 'data']);
  const bytes = Buffer.from(form);
  for (let at = 0; at < bytes.length; at += size) fields.push(bytes.subarray(at, at + size));
  return ['title', 'data', 'other'].map((name) => {
    const found = fields.find(name);
    return found && Buffer.concat(found).toString('utf8');
  });
}

const chinese = new URLSearchParams({ title: '成绩 &=+%', other: 'x', data: '<td>王</td>' }).toString();

test.each([1, 2, 3, 7, 1000])(
  'when a form comes in pieces of %d bytes, then its fields are whole',
  (size) => {
    expect(read(chinese, size)).toEqual(['成绩 &=+%', '<td>王</td>', undefined]);
  },
);

test.each([
  ['title=a%&data=b', 'a%', 'b'],
  ['title=a%4&data=%zz', 'a%4', '%zz'],
  ['title=1&title=2&data', '2', undefined],
  ['ti%74le=a=b&data=', 'a=b', ''],
])('when a form is %s, then it is read as browsers mean it', (form, title, data) => {
  expect(read(form, 1).slice(0, 2)).toEqual([title, data]);
});
