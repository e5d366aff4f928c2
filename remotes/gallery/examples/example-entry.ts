import type { ComponentType } from 'react';
import { lazy } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

/** What a key does, for the keyboard table. */
export interface KeyEntry {
  /** As written on the keyboard; each does the same. */
  readonly keys: readonly string[];
  readonly does: MessageId;
}

/** One page of the gallery. */
export interface ExampleEntry {
  /** Names that its door exports; the first one names the page. */
  readonly exports: readonly [string, ...string[]];
  /** What it is for, where no docstring of the project says so. */
  readonly about: MessageId | undefined;
  /** Keys of the component, besides Tab. */
  readonly keys: readonly KeyEntry[];
  /** Comes with its page. */
  readonly View: ComponentType<object>;
  /** The source of the example. */
  readonly readCode: () => Promise<{ default: string }>;
}

interface ExampleParts {
  load: () => Promise<{ Example: ComponentType<object> }>;
  readCode: ExampleEntry['readCode'];
  keys?: readonly KeyEntry[];
  about?: MessageId;
}

/** An example whose code comes with its page. */
export function toEntry(
  exports: ExampleEntry['exports'],
  { load, readCode, keys = [], about }: ExampleParts,
): ExampleEntry {
  return { exports, about, keys, readCode, View: lazy(async () => ({ default: (await load()).Example })) };
}
