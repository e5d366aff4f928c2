import { appExamples } from '../examples/app/app-examples.ts';
import type { ExampleEntry } from '../examples/example-entry.ts';
import { kitExamples } from '../examples/kit/kit-examples.ts';
import { uiExamples } from '../examples/ui/ui-examples.ts';

/** Doors of the shell that have components. */
export const doorNames = ['ui', 'kit', 'app'] as const;
export type DoorName = (typeof doorNames)[number];

/** The examples by the door that their components come from. */
export const examplesOf: Readonly<Record<DoorName, readonly ExampleEntry[]>> = {
  ui: uiExamples,
  kit: kitExamples,
  app: appExamples,
};

/** Where in the gallery the user is. */
export type Route =
  | { name: 'all' }
  | { name: 'example'; door: DoorName; entry: ExampleEntry }
  | { name: 'unknown' };

/** Reads the hash, such as `#/kit/Menu`; a component is found by each name that its page covers. */
export function parseRoute(hash: string): Route {
  const [path = ''] = hash.replace(/^#\/?/, '').split('?');
  if (path === '') return { name: 'all' };
  const [first, name = '', ...more] = path.split('/');
  const door = doorNames.find((known) => known === first);
  const entry = door && examplesOf[door].find(({ exports }) => exports.includes(name));
  return door && entry && more.length === 0 ? { name: 'example', door, entry } : { name: 'unknown' };
}

/** Of the page of a component. */
export function hashOf(door: DoorName, { exports: [name] }: ExampleEntry): string {
  return `#/${door}/${name}`;
}
