import { migrateToLatest, openDatabase } from '#platform/database';
import type { PortalPlace } from './portal-place.ts';

/** What a process of its own does until a statement that holds `text`, at which it is killed: `node kill-while-upgrading.ts '{…}'`. */
export interface UpgradeOrder {
  readonly options: PortalPlace['options'];
  readonly text: string;
}

const { options, text } = JSON.parse(process.argv[2] ?? '{}') as UpgradeOrder;
const database = openDatabase({
  ...options,
  onQuery: (_milliseconds, _isFailed, { sql }) => {
    if (sql.includes(text)) process.kill(process.pid, 'SIGKILL');
  },
});
await migrateToLatest(database);
process.stdout.write('done');
