import type { Command, CommandInput, CommandResult } from '../command.ts';
import { getKey, keyPathOf } from '../keys/key-file.ts';
import { describeChannels } from '../portal/describe-channels.ts';
import { createPortalClient, type Order } from '../portal/portal-client.ts';
import { parseChannel } from '../portal/read-channel.ts';
import { findPortal } from '../project/find-portal.ts';
import { readProject } from '../project/read-project.ts';

const target = { portal: { type: 'string' }, unit: { type: 'string' }, code: { type: 'string' } } as const;

/** Makes what a unit tries stable. */
export const promote: Command = {
  usage: 'promote [--portal <address>] [--version <version>] [--unit <unit id>]',
  summary:
    'Makes the version that units try (next) stable: for everybody, or with --unit for that unit alone.',
  options: { ...target, version: { type: 'string' } },
  run: (input) => give(input, { action: 'promote', version: input.text('version') ?? '' }),
};

/** Points a channel to the version before. */
export const rollback: Command = {
  usage: 'rollback [--portal <address>] [--channel stable|next] [--unit <unit id>]',
  summary: 'Points a channel to the version before: of everybody, or with --unit of that unit.',
  options: { ...target, channel: { type: 'string' } },
  run(input) {
    const channel = parseChannel(input.text('channel') ?? 'stable', input.text('unit') ?? '');
    return give(input, { action: 'rollback', channel });
  },
};

/** Says where the channels stand. */
export const status: Command = {
  usage: 'status [--portal <address>]',
  summary: 'Shows the releases of the app, and which channel points to which.',
  options: target,
  run: (input) => give(input, { action: 'status' }),
};

async function give(input: CommandInput, order: Omit<Order, 'code'>): Promise<CommandResult> {
  const { text, folder, env } = input;
  const code = text('code');
  const project = code === undefined ? await readProject(folder) : undefined;
  const portal = findPortal(text('portal'), project);
  const client = createPortalClient(portal, await getKey(keyPathOf(env)));
  const app = await client.order({ unitId: text('unit') ?? '', ...order, code: code ?? project?.code ?? '' });
  return {
    text: describeChannels(app),
    data: { code: app.code, channels: app.channels, releases: app.releases },
  };
}
