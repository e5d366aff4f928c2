import { packProject } from '../archive/pack-project.ts';
import type { Command, CommandInput } from '../command.ts';
import { CommandFailure } from '../command-failure.ts';
import { getKey, keyPathOf } from '../keys/key-file.ts';
import { describeChannels } from '../portal/describe-channels.ts';
import { createPortalClient } from '../portal/portal-client.ts';
import { parseChannel } from '../portal/read-channel.ts';
import { findPortal } from '../project/find-portal.ts';
import { readProject } from '../project/read-project.ts';

/** Uploads the app, and points a channel to it where one is named. */
export const publish: Command = {
  usage: 'publish [--portal <address>] [--channel stable|next] [--unit <unit id>]',
  summary:
    'Packs and uploads this version. With --channel it also points that channel to it: of one unit, or of all without --unit.',
  options: { portal: { type: 'string' }, channel: { type: 'string' }, unit: { type: 'string' } },
  async run(input) {
    const target = readTarget(input);
    const project = await readProject(input.folder);
    const portal = findPortal(input.text('portal'), project);
    const key = await getKey(keyPathOf(input.env));
    const { archive, signature, code, version, digest } = await packProject(project, key);
    const client = createPortalClient(portal, key);
    const release = await client.upload(archive, signature);
    const uploaded = `${code} ${version} is uploaded to ${portal.origin} (${release.state}).`;
    if (!target) {
      return {
        text: `${uploaded}\nIt is in no channel yet. Name one with --channel, such as --channel next --unit <unit id>.`,
        data: { code, version, digest, state: release.state },
      };
    }
    input.note(uploaded);
    const app = await client.order({ action: 'release', code, version, ...target });
    return {
      text: `${uploaded}\n${describeChannels(app)}`,
      data: { code, version, digest, state: release.state, channels: app.channels },
    };
  },
};

function readTarget({ text }: CommandInput): { channel: 'stable' | 'next'; unitId: string } | undefined {
  const unitId = text('unit') ?? '';
  const channel = text('channel');
  if (channel === undefined) {
    if (unitId === '') return undefined;
    throw new CommandFailure('--unit says for whom, and --channel is missing.', {
      advice: `Add --channel next, by which the unit ${unitId} tries the version, or --channel stable.`,
      reason: 'usage',
    });
  }
  return { channel: parseChannel(channel, unitId), unitId };
}
