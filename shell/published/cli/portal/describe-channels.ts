import type { ReleasedApp } from '#shared/contracts';

/** Who gets which version, a line each. */
export function describeChannels({ code, channels, releases }: ReleasedApp): string {
  const lines = channels.map(({ unitId, unitName, channel, version, previousVersion }) => {
    const who = unitId === null ? 'all units' : `${unitId} ${unitName ?? ''}`.trim();
    const before = previousVersion ? `, before it ${previousVersion}` : '';
    return `  ${channel} of ${who}: ${version}${before}`;
  });
  const states = releases.map(
    ({ version, state, note }) => `  ${version}: ${state}${note ? ` (${note})` : ''}`,
  );
  return [
    lines.length > 0 ? `Channels of ${code}:` : `${code} is in no channel.`,
    ...lines,
    'Releases:',
    ...states,
  ].join('\n');
}
