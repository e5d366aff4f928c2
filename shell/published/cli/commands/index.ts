/** What `portal` can do, in the order in which the author of an app meets it. */
import type { Command } from '../command.ts';
import { build } from './build.ts';
import { create } from './create.ts';
import { dev } from './dev.ts';
import { key } from './key.ts';
import { promote, rollback, status } from './orders.ts';
import { pack } from './pack.ts';
import { publish } from './publish.ts';
import { test } from './test.ts';
import { version } from './version.ts';

export const commands: Readonly<Record<string, Command>> = {
  create,
  dev,
  test,
  build,
  key,
  version,
  pack,
  publish,
  promote,
  rollback,
  status,
};
