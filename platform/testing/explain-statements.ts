import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { PortalDatabase } from '#platform/database';

/** The same database, which afterwards gives the query plan of each statement. */
export function explainStatements({ db, engine }: PortalDatabase) {
  const statements: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const explain = async (node: RootOperationNode): Promise<string> => {
    const executor = db.getExecutor();
    const { sql, parameters } = executor.compileQuery(node, { queryId: 'explained' });
    const word = engine === 'sqlite' ? 'explain query plan' : 'explain';
    const { rows } = await db.executeQuery(CompiledQuery.raw(`${word} ${sql}`, [...parameters]));
    return rows.map((row) => Object.values(row as object).join(' ')).join('\n');
  };
  return {
    db: db.withPlugin(plugin),
    /** A plan for each statement, in their order, as the engine words it. */
    plans: (): Promise<string[]> => Promise.all(statements.map(explain)),
  };
}
