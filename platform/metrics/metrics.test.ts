import { expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import { createMetrics, type Metrics } from './index.ts';

/** The values of a figure, by its labels. */
function valuesOf(text: string, name: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(
    lines.map((line) => [/\{(.*)\}/.exec(line)?.[1] ?? '', Number(line.split(' ').at(-1))]),
  );
}

test('when statements are observed, then their time and their failures are counted', async () => {
  const metrics = createMetrics();
  metrics.observeQuery(3, false);
  metrics.observeQuery(2_000, true);
  const text = await metrics.format();
  const name = 'platform_database_query_seconds';
  expect(valuesOf(text, `${name}_count`)).toEqual({ '': 2 });
  expect(valuesOf(text, `${name}_sum`)['']).toBeCloseTo(2.003);
  expect(valuesOf(text, `${name}_bucket`)['le="0.01"']).toBe(1);
  expect(valuesOf(text, 'platform_database_query_failures_total')).toEqual({ '': 1 });
});

test('when nobody signs in, then passwords wait for nothing, and the process has its own figures', async () => {
  const text = await createMetrics().format();
  expect(Object.keys(valuesOf(text, 'platform_password_hashes'))).toEqual([
    'state="running"',
    'state="waiting"',
  ]);
  expect(valuesOf(text, 'platform_process_resident_memory_bytes')['']).toBeGreaterThan(0);
});

forEachEngine((engine) => {
  const watched = (): Metrics => {
    const metrics = createMetrics();
    metrics.watch(engine.database());
    return metrics;
  };

  test('when messages wait, then the backlog counts them, and the pool its connections', async () => {
    const metrics = watched();
    const { db, connections } = engine.database();
    await db
      .insertInto('outbox')
      .values({
        id: 'm1',
        at: 0,
        channel: 'sms',
        recipient: '13900001111',
        body: '{}',
        expires_at: 1,
        next_at: 0,
      })
      .execute();
    const text = await metrics.format();
    expect(valuesOf(text, 'platform_backlog')).toEqual({ 'queue="outbox"': 1, 'queue="logout_notice"': 0 });
    if (connections)
      expect(Object.keys(valuesOf(text, 'platform_database_connections')).length).toBeGreaterThan(0);
  });

  test('when the database does not answer, then the other figures are there all the same', async () => {
    const metrics = watched();
    await engine.database().db.schema.dropTable('outbox').execute();
    const text = await metrics.format();
    expect(valuesOf(text, 'platform_backlog')).toEqual({ 'queue="logout_notice"': 0 });
    expect(text).toContain('platform_process_resident_memory_bytes');
  });
});
