import { expect, test } from 'vitest';
import { describePostgres } from '#platform/testing';
import { openDatabase, runExclusively } from './index.ts';

describePostgres((engine) => {
  test('when one replica is at it, then another leaves it, and may begin once the first is done or gone', async () => {
    const place = await engine.createPlace();
    const [one, other] = [openDatabase(place.options), openDatabase(place.options)];
    const work = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const first = runExclusively(one, 'purge', async () => {
      begun.resolve();
      await work.promise;
    });
    await begun.promise;
    let times = 0;
    const count = async (): Promise<void> => {
      times += 1;
    };
    await runExclusively(other, 'purge', count);
    expect(times).toBe(0);
    await runExclusively(other, 'another task', count);
    expect(times).toBe(1);
    work.reject(new Error('failed halfway'));
    await expect(first).rejects.toThrow('failed halfway');
    await runExclusively(other, 'purge', count);
    expect(times).toBe(2);
    await one.close();
    await other.close();
    await place.remove();
  });
});
