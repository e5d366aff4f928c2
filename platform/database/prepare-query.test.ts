import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeStore } from '#platform/testing';
import { prepareQuery } from './index.ts';

const insertCount = prepareQuery((db, values: { key: string; points: number; expiresAt: number }) =>
  db
    .insertInto('rate_limit')
    .values({ key: values.key, points: values.points, expires_at: values.expiresAt }),
);
const findCount = prepareQuery((db, { key, least }: { key: string; least: number }) =>
  db.selectFrom('rate_limit').select('points').where('key', '=', key).where('points', '>=', least),
);

describeStore((engine) => {
  test('when a query is asked again, then it answers for the values of that time', async () => {
    const { db } = engine.database();
    const [first, second] = [randomUUID(), randomUUID()];
    await insertCount(db, { key: first, points: 1, expiresAt: 0 });
    await insertCount(db, { key: second, points: 2, expiresAt: 0 });
    expect(await findCount(db, { key: first, least: 1 })).toEqual([{ points: 1 }]);
    expect(await findCount(db, { key: second, least: 1 })).toEqual([{ points: 2 }]);
    expect(await findCount(db, { key: first, least: 2 })).toEqual([]);
  });

  test('when it is asked inside a transaction, then it belongs to it', async () => {
    const { db } = engine.database();
    const key = randomUUID();
    const failing = db.transaction().execute(async (trx) => {
      await insertCount(trx, { key, points: 1, expiresAt: 0 });
      expect(await findCount(trx, { key, least: 1 })).toEqual([{ points: 1 }]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await findCount(db, { key, least: 1 })).toEqual([]);
  });
});
