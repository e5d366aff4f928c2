import { expect, it } from 'vitest';
import type { Command } from './command.ts';
import { CommandFailure } from './command-failure.ts';
import { runCommandLine } from './run-command-line.ts';

const greet: Command = {
  usage: 'greet <name> [--loud]',
  summary: 'Greets somebody.',
  options: { loud: { type: 'boolean' } },
  async run({ positionals: [name], isSet }) {
    if (!name) throw new CommandFailure('Nobody was named.', { advice: 'Name somebody.', reason: 'refused' });
    if (name === 'crash') throw new TypeError('no greeting');
    return { text: isSet('loud') ? `HELLO ${name}` : `Hello ${name}`, data: { name } };
  },
};

async function run(...args: string[]) {
  const written = { text: '', errors: '' };
  const code = await runCommandLine(
    { greet },
    {
      args,
      folder: '/',
      env: {},
      write: (text) => {
        written.text += text;
      },
      writeError: (text) => {
        written.errors += text;
      },
    },
  );
  return { code, ...written };
}

it('when a command succeeds, then its sentence is the output', async () => {
  expect(await run('greet', 'Li', '--loud')).toEqual({ code: 0, text: 'HELLO Li\n', errors: '' });
});

it('when JSON is wanted, then the output is one object, of failures too', async () => {
  expect(JSON.parse((await run('greet', 'Li', '--json')).text)).toEqual({ ok: true, name: 'Li' });
  const failed = await run('greet', '--json');
  expect(failed.code).toBe(3);
  expect(JSON.parse(failed.text)).toEqual({
    ok: false,
    reason: 'refused',
    message: 'Nobody was named.',
    advice: 'Name somebody.',
  });
});

it('when a command fails, then cause and advice are errors', async () => {
  expect(await run('greet')).toEqual({ code: 3, text: '', errors: 'Nobody was named.\nName somebody.\n' });
});

it('when something unforeseen happens, then it is named as well', async () => {
  const { code, errors } = await run('greet', 'crash');
  expect([code, errors]).toEqual([1, expect.stringContaining('no greeting')]);
});

it.each([
  [['dance'], 'portal has no command "dance"'],
  [['greet', '--soft'], '--soft'],
])('when it is called with %j, then the usage is the advice', async (args, named) => {
  const { code, errors } = await run(...args);
  expect(code).toBe(2);
  expect(errors).toContain(named);
  expect(errors).toContain('greet <name> [--loud]');
});

it('when help is wanted, then every command is listed, and each explains itself', async () => {
  expect((await run()).text).toContain('Greets somebody.');
  expect((await run('greet', '--help')).text).toContain('portal greet <name> [--loud]');
});
