import { type DatabaseOptions, openDatabase } from '#platform/database';
import { createClassUpkeep } from '../../class-upkeep.ts';
import { createPromotionRunner } from '../promotion/promotion-runner.ts';

/** What a process of its own does until its audit line number `at`, inside the transaction of which it is killed. */
interface Order {
  readonly options: DatabaseOptions;
  /** Counted from 1. */
  readonly at: number;
}

const { options, at } = JSON.parse(process.argv[2] ?? '{}') as Order;
const database = openDatabase(options);
const upkeep = createClassUpkeep({ database, clock: () => Date.parse('2026-09-01T00:00:00Z') });
let seen = 0;
const run = createPromotionRunner(
  {
    ...upkeep,
    writeAudit: async (...line) => {
      await upkeep.writeAudit(...line);
      seen += 1;
      if (seen === at) process.kill(process.pid, 'SIGKILL');
    },
  },
  database,
);
await run();
await database.close();
