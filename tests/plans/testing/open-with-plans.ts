import { CompiledQuery } from 'kysely';
import { type DatabaseOptions, openDatabase } from '#platform/database';

/** What PostgreSQL did for one statement. */
export interface StatementPlan {
  readonly sql: string;
  /** Tables that were read whole. */
  readonly scanned: readonly string[];
  /** Rows that it took from tables and indexes, with those that a filter dropped. */
  readonly rows: number;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** A database that notes what it is sent; `take` runs each statement again with its plan, and forgets them. */
export function openWithPlans(options: DatabaseOptions) {
  const sent: CompiledQuery[] = [];
  const database = openDatabase({
    ...options,
    onQuery: (_, isFailed, query) => {
      if (!isFailed && /^\s*(?:select|with)\b/i.test(query.sql)) sent.push(query);
    },
  });
  const explain = async ({ sql, parameters }: CompiledQuery): Promise<StatementPlan[]> => {
    const explained = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]);
    const { rows } = await database.db.executeQuery<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
      explained,
    );
    return rows
      .flatMap((row) => row['QUERY PLAN'])
      .map(({ Plan }) => ({ sql, scanned: listScanned(Plan), rows: countRows(Plan) }));
  };
  return {
    database,
    take: async (): Promise<StatementPlan[]> => {
      const plans: StatementPlan[] = [];
      for (const query of sent.splice(0)) plans.push(...(await explain(query)));
      return plans;
    },
  };
}

function listScanned(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(listScanned)];
}

function countRows(node: PlanNode): number {
  const read = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
  const own = node['Node Type'].endsWith('Scan') ? read * node['Actual Loops'] : 0;
  return own + (node.Plans ?? []).reduce((sum, inner) => sum + countRows(inner), 0);
}
