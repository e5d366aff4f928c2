import { act, type ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#shared/contracts';
import { type FormOptions, parseTexts, type Saved, useForm } from '../../core/form/index.ts';
import { RequestError } from '../../core/request/index.ts';
import { isDirty } from '../../core/unsaved/index.ts';
import { type MountedView, mountView } from '../../testing/index.ts';
import { Input } from '../ui/index.ts';
import { FormField, FormNotice, FormView, SaveButton } from './index.ts';

interface Draft {
  name: string;
  phone: string;
}
interface TestFormProps extends Partial<FormOptions<Draft, string, keyof Draft, string>> {
  isSecret?: boolean;
}

const user = { userId: '4002', userType: 2 } as SessionUser;
const start: Saved<Draft> = { draft: { name: '周敏', phone: '' }, revision: 4 };
const words = { 'notes.name.missing': '请输入姓名' };
let view: MountedView;

afterEach(async () => {
  await view.remove();
  sessionStorage.clear();
});

function TestForm({ isSecret = false, ...options }: TestFormProps): ReactElement {
  const form = useForm({
    saved: start,
    ...(!isSecret && { keep: { name: 'notes:1', parse: parseTexts('name', 'phone') } }),
    validate: ({ name }) => (name === '' ? { name: 'notes.name.missing' } : {}),
    words: () => words['notes.name.missing'],
    save: async () => 'ok',
    onSaved: () => undefined,
    ...options,
  });
  return (
    <FormView form={form}>
      <FormNotice form={form} />
      {(['name', 'phone'] as const).map((name) => (
        <FormField key={name} form={form} name={name} label={name} help={`help for ${name}`}>
          <Input
            value={form.draft[name]}
            onChange={({ currentTarget }) => form.change({ [name]: currentTarget.value })}
          />
        </FormField>
      ))}
      <SaveButton form={form}>保存</SaveButton>
    </FormView>
  );
}

async function open(options: TestFormProps = {}): Promise<void> {
  view = await mountView(<TestForm {...options} />, { messages: words, user });
}

function problemOf(label: string): string {
  const ids = view.field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join();
}

function refuse(init: { code: string; fieldErrors?: { field: string; message: string }[] }) {
  return vi.fn(() =>
    Promise.reject(new RequestError({ kind: 'body', message: '没有保存', requestId: 'r-7', ...init })),
  );
}

test('when a field is wrong, then it says so in place of its hint, takes the focus, and nothing is sent', async () => {
  const save = vi.fn(async () => 'ok');
  await open({ save });
  await view.type('name', '');
  view.field('phone').focus();
  await view.press('保存');
  expect(problemOf('name')).toBe('请输入姓名');
  expect(problemOf('phone')).toBe('help for phone');
  expect(document.activeElement).toBe(view.field('name'));
  expect(save).not.toHaveBeenCalled();
  await view.type('name', '周');
  expect(problemOf('name')).toBe('help for name');
});

test('when the service refuses a field, then its words stand beside that field, which takes the focus', async () => {
  await open({
    save: refuse({ code: 'invalid_input', fieldErrors: [{ field: 'phone', message: '号码不对' }] }),
  });
  await view.type('phone', '12');
  await view.press('保存');
  expect(problemOf('phone')).toBe('号码不对');
  expect(document.activeElement).toBe(view.field('phone'));
  expect(view.field('phone').value).toBe('12');
});

test('when saving fails, then the form says why and what to quote, and everything typed is there for the next try', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const save = refuse({ code: 'internal' });
  await open({ save });
  await view.type('name', '周乐');
  await view.press('保存');
  expect(scroll.mock.contexts).toEqual([view.page.querySelector('[role=alert]')]);
  expect(view.page.querySelector('[role=alert]')?.textContent).toMatch(/没有保存.*内容都还在.*请求编号/);
  expect(view.field('name').value).toBe('周乐');
  await view.press('保存');
  expect(save).toHaveBeenCalledTimes(2);
});

test('when it is sent twice in one breath, then it is saved once', async () => {
  const answer = Promise.withResolvers<string>();
  const save = vi.fn(() => answer.promise);
  const onSaved = vi.fn();
  await open({ save, onSaved });
  await view.type('name', '周乐');
  await view.press('保存');
  await act(async () => {
    view.page.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    answer.resolve('ok');
  });
  expect(save).toHaveBeenCalledOnce();
  expect(onSaved).toHaveBeenCalledOnce();
});

test('when the page is loaded again, then what was typed is back, until the user does without', async () => {
  await open();
  await view.type('name', '周乐');
  await view.remove();
  await open();
  expect(view.field('name').value).toBe('周乐');
  await view.press('不用恢复的内容');
  expect(view.field('name').value).toBe('周敏');
  await view.remove();
  await open();
  expect(view.page.textContent).not.toContain('已恢复');
});

test('when it was saved, then nothing is unsaved before the form moves on, and nothing is kept', async () => {
  const dirtyWhenSaved = vi.fn(() => isDirty());
  await open({ onSaved: dirtyWhenSaved });
  expect(isDirty()).toBe(false);
  await view.type('name', '周乐');
  expect(isDirty()).toBe(true);
  await view.press('保存');
  expect(dirtyWhenSaved).toHaveReturnedWith(false);
  await view.remove();
  await open();
  expect(view.field('name').value).toBe('周敏');
});

test('when a form has secrets, then nothing of it is written down', async () => {
  await open({ isSecret: true });
  await view.type('name', 'Geheim9!');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('when somebody else saved first, then both versions can be compared, and theirs taken field by field', async () => {
  const theirs: Saved<Draft> = { draft: { name: '周一', phone: '138' }, revision: 5 };
  const save = refuse({ code: 'conflict' });
  await open({ save, findTheirs: async () => theirs });
  await view.type('name', '周乐');
  await view.press('保存');
  await view.press('载入对方的版本');
  expect(view.field('name').value).toBe('周乐');
  expect(view.field('phone').value).toBe('138');
  expect(document.activeElement?.textContent).toContain('已载入对方的版本');
  expect(view.page.textContent).toContain('对方的版本：');
  await view.press('采用');
  expect(view.field('name').value).toBe('周一');
  await view.press('保存');
  expect(save).toHaveBeenLastCalledWith(theirs.draft, 5);
});

test('when it is gone by now, then the form says so', async () => {
  await open({ save: refuse({ code: 'conflict' }), findTheirs: async () => undefined });
  await view.press('保存');
  await view.press('载入对方的版本');
  expect(view.page.querySelector('[role=alert]')?.textContent).toContain('可能已被移走');
});

test('when a newer version arrives, then an untouched form shows it and a changed one keeps what was typed', async () => {
  await open();
  await view.show(<TestForm saved={{ draft: { name: '周一', phone: '1' }, revision: 5 }} />);
  expect(view.field('name').value).toBe('周一');
  await view.type('name', '周乐');
  await view.show(<TestForm saved={{ draft: { name: '周二', phone: '2' }, revision: 6 }} />);
  expect([view.field('name').value, view.field('phone').value]).toEqual(['周乐', '1']);
});

test('when what differs would be no loss, or was just saved, then nothing is unsaved', async () => {
  await open({ isChanged: ({ name }) => name.trim() !== '' });
  await view.type('name', ' ');
  expect(isDirty()).toBe(false);
  await view.type('name', '周乐');
  expect(isDirty()).toBe(true);
  await view.press('保存');
  expect(isDirty()).toBe(false);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
