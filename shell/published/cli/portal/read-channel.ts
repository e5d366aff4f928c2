import { type ReleaseChannel, releaseChannels } from '#shared/contracts';
import { CommandFailure } from '../command-failure.ts';

/** @throws CommandFailure for a channel that is none, and for `next` of everybody */
export function parseChannel(text: string, unitId: string): ReleaseChannel {
  const channel = releaseChannels.find((each) => each === text);
  if (!channel) {
    throw new CommandFailure(`There is no channel "${text}".`, {
      advice: `The channels are ${releaseChannels.join(' and ')}.`,
      reason: 'usage',
    });
  }
  if (channel === 'next' && unitId === '') {
    throw new CommandFailure(
      'The channel "next" belongs to one unit, which tries a version before the others.',
      {
        advice: 'Name the unit: --channel next --unit <unit id>.',
        reason: 'usage',
      },
    );
  }
  return channel;
}
