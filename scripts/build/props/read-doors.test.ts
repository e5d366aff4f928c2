import { expect, test } from 'vitest';
import { readDoors } from './read-doors.ts';

test('when a door is read, then it says what its components take, with docstrings and without what they pass on', async () => {
  const { doors, sources } = await readDoors({ kit: 'shell/exposes/kit.ts' });
  const { Choice, ChoiceProps, DialogProps, saveFile } = doors.kit ?? {};
  expect(Choice?.about).toMatch(/^One of several/);
  expect(Choice?.signature).toBe('');
  expect(saveFile?.signature).toBe('(file: Blob, name: string) => void');
  expect(ChoiceProps?.props.map(({ name }) => name)).toEqual([
    'name',
    'value',
    'checked',
    'onChoose',
    'label',
    'children',
  ]);
  expect(DialogProps?.props.find(({ name }) => name === 'dismissable')).toEqual({
    name: 'dismissable',
    type: 'boolean',
    isRequired: false,
    about: expect.stringContaining('Default true'),
  });
  expect(sources.some((name) => name.endsWith('/shell/kit/controls/choice.tsx'))).toBe(true);
  expect(sources.some((name) => name.includes('node_modules'))).toBe(false);
});
