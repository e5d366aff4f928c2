import type { Command } from '../command.ts';
import { CommandFailure } from '../command-failure.ts';
import { findKey, keyPathOf, writeKey } from '../keys/key-file.ts';
import { createPublisherKey, publicHalfOf } from '../keys/publisher-key.ts';

/** Makes the key that archives and orders are signed with, or shows its public half again. */
export const key: Command = {
  usage: 'key [--id <key id>]',
  summary:
    'Makes a publisher key (Ed25519) and prints its public half. With --id it notes what the portal calls the key.',
  options: { id: { type: 'string' } },
  async run({ text, env }) {
    const file = keyPathOf(env);
    const known = await findKey(file);
    const id = text('id');
    if (id !== undefined && !known) {
      throw new CommandFailure(`There is no publisher key at ${file} that could be called ${id}.`, {
        advice: 'Run "npx portal key" first, without --id.',
      });
    }
    const current = { ...(known ?? createPublisherKey()), ...(id !== undefined && { keyId: id }) };
    if (!known || id !== undefined) await writeKey(file, current);
    const publicKey = publicHalfOf(current);
    return {
      text: current.keyId
        ? `The publisher key ${current.keyId} is at ${file}.\nPublic half: ${publicKey}`
        : [
            `The publisher key is at ${file}. Keep it to yourself.`,
            `Public half: ${publicKey}`,
            'Register it in the developer centre of the portal (应用开发中心), below "Publisher keys".',
            'Then run "npx portal key --id <key id>" with the id that the developer centre shows.',
          ].join('\n'),
      data: { file, publicKey, keyId: current.keyId },
    };
  },
};
