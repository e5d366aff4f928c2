import type { Compilable, CompiledQuery, DialectAdapter, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Stands for a value while the text of a query is made. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) });

/** A query that waits for its values only; inside a transaction when `db` is one. */
export type PreparedQuery<Values, Row> = (db: Kysely<Tables>, values: Values) => Promise<Row[]>;

/**
 * Makes the text of a query once for each kind of database, for what is asked with every request: building it anew
 * costs more than the answer of SQLite. `build` sees stand-ins instead of values. It may hand them to the query and
 * nothing else, and must take every value from there. It knows no lists, whose length would change the text.
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
): PreparedQuery<Values, Row> {
  const texts = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (db, values) => {
    const executor = db.getExecutor();
    let text = texts.get(executor.adapter);
    if (!text) {
      text = build(db, slots as Values).compile();
      texts.set(executor.adapter, text);
    }
    const fill = (parameter: unknown): unknown =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter;
    const { rows } = await executor.executeQuery<Row>({ ...text, parameters: text.parameters.map(fill) });
    return rows;
  };
}
