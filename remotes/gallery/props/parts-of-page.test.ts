import { expect, test } from 'vitest';
import { partsOfPage } from './parts-of-page.ts';

const prop = { isRequired: true, about: '' };
const door = {
  Menu: { about: 'A menu.', signature: '', props: [] },
  MenuProps: {
    about: '',
    signature: '',
    props: [{ ...prop, name: 'items', type: 'readonly MenuItem[]' }],
  },
  MenuItem: { about: '', signature: '', props: [{ ...prop, name: 'label', type: 'string' }] },
  Box: { about: '', signature: '', props: [] },
  saveFile: { about: '', signature: '(file: Blob) => void', props: [] },
};

test('when a page covers exports, then it says what they take, and what types these name', () => {
  const { parts, plain } = partsOfPage(door, ['Menu', 'Box', 'saveFile']);
  expect(parts.map(({ name, props }) => [name, props.map((each) => each.name)])).toEqual([
    ['Menu', ['items']],
    ['saveFile', []],
    ['MenuItem', ['label']],
  ]);
  expect(plain).toEqual(['Box']);
});
