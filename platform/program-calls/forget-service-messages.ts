import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

/** Deletes what services wrote to these people alone; their own copies go with them. Inside a transaction. */
export async function forgetServiceMessages(trx: Kysely<Tables>, userIds: readonly string[]): Promise<void> {
  const ids = [...userIds];
  await trx
    .deleteFrom('message')
    .where('client_id', 'is not', null)
    .where('id', 'in', (eb) =>
      eb.selectFrom('message_delivery').select('message_id').where('user_id', 'in', ids),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('message_delivery as other')
            .select('other.message_id')
            .whereRef('other.message_id', '=', 'message.id')
            .where('other.user_id', 'not in', ids),
        ),
      ),
    )
    .execute();
}
