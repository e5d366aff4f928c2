import type { BuiltApp } from '../built-app.ts';
import type { Finding } from '../finding.ts';
import type { KitTimeouts, OpenApp } from './open-app.ts';

/** What keeps the app from standing in its page; empty where it does. */
export function checkStart({ manifest }: BuiltApp, opened: OpenApp, timeouts: KitTimeouts): Finding[] {
  const { state } = opened;
  if (state === 'shown') return [];
  if (state === 'failed') return [throws(manifest.name, opened)];
  const seconds = timeouts.render / 1000;
  const how =
    state === 'busy'
      ? 'A script keeps the page busy: it answers nothing any more, as in a loop without an end.'
      : 'It shows nothing, or stays marked as busy, as while a promise never ends.';
  return [
    {
      check: 'hangs',
      message: `${manifest.name} hangs: it is not shown within ${seconds} s. ${how}`,
      advice: 'Let View return something at once, and show what is loaded later when it has come.',
    },
  ];
}

function throws(name: string, { errors }: OpenApp): Finding {
  const cause = errors.find((error) => !isNoise(error)) ?? 'it does not export an app';
  return {
    check: 'throws',
    message: `${name} throws when it is loaded or shown: ${firstLine(cause)}`,
    advice: 'Run the app with "npx portal dev" and look for this error in the console of the browser.',
  };
}

/** What follows from the real cause. */
function isNoise(error: string): boolean {
  return /Failed to load resource|Content Security Policy/.test(error);
}

function firstLine(text: string): string {
  return text.split('\n')[0]?.slice(0, 300) ?? text;
}
