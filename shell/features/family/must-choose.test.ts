import { expect, test } from 'vitest';
import { mustChoose } from './must-choose.ts';

function child(id: string) {
  return { id, realName: id, gradeName: null, className: null };
}

const two = { chirdenList: [child('1'), child('2')], chirdenId: '1' };

test.each([
  ['two children and nothing kept', two, undefined, true],
  ['two children and another one kept', two, '2', true],
  ['two children and the current one kept', two, '1', false],
  ['one child', { chirdenList: [child('1')], chirdenId: '1' }, undefined, false],
  ['no child', { chirdenList: [], chirdenId: '' }, undefined, false],
  ['children on their way', undefined, undefined, false],
])('when there are %s, then whether the dialog opens by itself is %s', (_, details, kept, opens) => {
  expect(mustChoose(details, kept)).toBe(opens);
});
