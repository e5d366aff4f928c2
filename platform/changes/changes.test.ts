import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type PortalDatabase } from '#platform/database';
import { describePostgres, postgresUrl } from '#platform/testing';
import { type ChangeBus, createLocalChangeBus, openChangeBus } from './change-bus.ts';
import { changesPath, createChangesStream } from './changes-stream.ts';

function nextOf(bus: ChangeBus): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const leave = bus.listen((ids) => {
      leave();
      resolve(ids);
    });
  });
}

describe('the bus of one process', () => {
  it('when changes are announced, then every listener gets them, and none after leaving', async () => {
    const bus = createLocalChangeBus();
    const heard: (readonly string[])[] = [];
    const leave = bus.listen((ids) => heard.push(ids));
    await bus.announce(['2001', '3001']);
    leave();
    await bus.announce(['2003']);
    expect(heard).toEqual([['2001', '3001']]);
  });
});

describePostgres(() => {
  let databases: PortalDatabase[];
  let buses: ChangeBus[];

  const openBoth = (): void => {
    const options = { engine: 'postgres', url: postgresUrl ?? '', schema: `bus_${process.pid}` } as const;
    databases = [openDatabase(options), openDatabase(options)];
    buses = databases.map((database) => openChangeBus(database, options));
  };
  /** Announces until it arrives: listening begins a moment after opening. */
  const untilHeard = async (from: ChangeBus, by: ChangeBus, ids: string[]): Promise<readonly string[]> => {
    const heard = nextOf(by);
    const knocking = setInterval(() => void from.announce(ids).catch(() => undefined), 50);
    return heard.finally(() => clearInterval(knocking));
  };

  beforeEach(openBoth);
  afterEach(async () => {
    for (const bus of buses) await bus.close();
    for (const database of databases) await database.close();
  });

  it('when one platform announces, then another that shares the database hears it', async () => {
    const [one, other] = buses;
    if (!one || !other) throw new Error('two buses');
    expect(await untilHeard(one, other, ['2001'])).toEqual(['2001']);
  });

  it('when very many are told, then all arrive though one notice could not carry them', async () => {
    const [one, other] = buses;
    if (!one || !other) throw new Error('two buses');
    await untilHeard(one, other, ['warm']);
    const ids = Array.from({ length: 950 }, (_, number) => `${number}`.padStart(64, '0'));
    const heard = new Set<string>();
    const all = new Promise<void>((resolve) => {
      other.listen((some) => {
        for (const id of some) heard.add(id);
        if (ids.every((id) => heard.has(id))) resolve();
      });
    });
    await one.announce(ids);
    await all;
    expect(heard.size).toBeGreaterThanOrEqual(950);
  });

  it('when the connection breaks, then it listens again', async () => {
    const [one, other] = buses;
    const [database] = databases;
    if (!one || !other || !database) throw new Error('two buses');
    await untilHeard(one, other, ['before']);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query = ${`listen "portal_changes_bus_${process.pid}"`} and pid <> pg_backend_pid()`.execute(
      database.db,
    );
    expect(await untilHeard(one, other, ['after'])).toEqual(['after']);
  });
});

describe('the stream', () => {
  it('when the portal’s server listens, then it is greeted, told whose messages changed, and let go at the end', async () => {
    const bus = createLocalChangeBus();
    const server = createServer(express().get(changesPath, createChangesStream(bus)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const response = await fetch(`http://127.0.0.1:${port}${changesPath}`);
    const reader = response.body?.getReader();
    const read = async (): Promise<string> => new TextDecoder().decode((await reader?.read())?.value);
    expect(await read()).toBe(':listening\n\n');
    await bus.announce(['2001']);
    expect(await read()).toBe('data: ["2001"]\n\n');
    await bus.close();
    expect((await reader?.read())?.done).toBe(true);
    server.close();
  });
});
