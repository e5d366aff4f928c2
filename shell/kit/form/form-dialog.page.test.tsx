import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#shared/contracts';
import { parseTexts, useForm } from '../../core/form/index.ts';
import { type MountedView, mountView } from '../../testing/index.ts';
import { Input } from '../ui/index.ts';
import { FormDialog, FormField } from './index.ts';

const user = { userId: '4002', userType: 2 } as SessionUser;
let view: MountedView;

afterEach(() => view.remove());

function TestDialog({ onClose }: { onClose: () => void }): ReactElement {
  const form = useForm({
    saved: { draft: { name: '周敏' }, revision: 1 },
    keep: { name: 'notes:1', parse: parseTexts('name') },
    validate: () => ({}),
    words: String,
    save: async () => 'ok',
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title="改名" saveLabel="保存" onClose={onClose}>
      <FormField form={form} name="name" label="姓名">
        <Input
          value={form.draft.name}
          onChange={({ currentTarget }) => form.change({ name: currentTarget.value })}
        />
      </FormField>
    </FormDialog>
  );
}

async function open(): Promise<() => void> {
  const onClose = vi.fn();
  view = await mountView(<TestDialog onClose={onClose} />, { messages: {}, user });
  return onClose;
}

test('when nothing was typed, then it closes at once', async () => {
  const onClose = await open();
  await view.press('取消');
  expect(onClose).toHaveBeenCalledOnce();
});

test('when something would be lost, then closing asks first, and what is given up is gone', async () => {
  const onClose = await open();
  await view.type('姓名', '周乐');
  await view.press('取消');
  expect(onClose).not.toHaveBeenCalled();
  await view.press('继续编辑');
  expect(view.field('姓名').value).toBe('周乐');
  await view.press('取消');
  await view.press('放弃');
  expect(onClose).toHaveBeenCalledOnce();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('when its button stands outside the form, then it saves the form', async () => {
  const onClose = await open();
  await view.type('姓名', '周乐');
  await view.press('保存');
  expect(onClose).toHaveBeenCalledOnce();
});
