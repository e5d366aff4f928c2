import type { Kysely, KyselyPlugin } from 'kysely';
import type { Tables } from '#platform/database';

/** The same database, telling how many statements went through it. */
export function countStatements(db: Kysely<Tables>): { db: Kysely<Tables>; count: () => number } {
  let statements = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // Of every statement, also of those whose text was made before.
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  };
  return { db: db.withPlugin(plugin), count: () => statements };
}
