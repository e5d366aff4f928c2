import type { Kysely } from 'kysely';

/** What a unit adds to the text that people agree to before a face is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['consent_text', 'consent_text_en'])
    await db.schema
      .alterTable('face_setting')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  await db.schema
    .alterTable('face_setting')
    .addColumn('text_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
