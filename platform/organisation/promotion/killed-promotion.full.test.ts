import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type DatabaseOptions, migrateToLatest } from '#platform/database';
import { forEachEngine, openPlace } from '#platform/testing';
import { openEndingSchool } from '../testing/ending-school.ts';

const script = join(import.meta.dirname, '../testing/end-year-until-killed.ts');
/** Each process gets a few lines further than the last one. */
const linesPerLife = 4;
const newIds = /[\da-f]{8}-[\da-f-]{27}/g;

/** Starts processes one after the other, each killed inside a transaction, until one comes to the end. @returns how many were killed */
async function endByProcesses(options: DatabaseOptions): Promise<number> {
  for (let killed = 0; ; killed += 1) {
    const child = spawn(process.execPath, [script, JSON.stringify({ options, at: linesPerLife })], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code, signal] = await once(child, 'exit');
    if (signal === 'SIGKILL') continue;
    expect(code).toBe(0);
    return killed;
  }
}

forEachEngine((engine) => {
  test('when processes are killed while a year ends, and while it is undone, then the outcome is that of one process', async () => {
    const place = await engine.createPlace();
    const database = openPlace(place);
    await migrateToLatest(database);
    const school = await openEndingSchool(database);
    const plan = await school.plan({
      pupils: [{ userId: '1001', outcome: 'move', gradeName: '六年级', className: '(1)班' }],
      newClasses: [{ gradeName: '一年级', className: '(1)班' }],
    });
    const dump = async (): Promise<string[]> =>
      Object.values(await school.dump())
        .flat()
        .map((row) => row.replaceAll(newIds, 'id'))
        .toSorted();
    const before = await dump();
    await school.end(plan);
    const after = await dump();
    await school.undo();
    expect(await dump()).toEqual(before);

    const again = await school.plan({ pupils: plan.pupils, newClasses: plan.newClasses });
    expect((await school.start(again)).code).toBe('ok');
    expect(await endByProcesses(place.options)).toBeGreaterThan(2);
    expect((await school.state()).status).toBe('done');
    expect(await dump()).toEqual(after);

    expect((await school.startUndo()).code).toBe('ok');
    expect(await endByProcesses(place.options)).toBeGreaterThan(2);
    expect(await school.state()).toMatchObject({ status: 'undone', changed: [] });
    expect(await dump()).toEqual(before);
    await school.close();
    await database.close();
  }, 60_000);
});
