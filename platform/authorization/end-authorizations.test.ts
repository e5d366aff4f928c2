import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import { endAuthorizationsInUnits } from './end-authorizations.ts';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database());
  });
  afterEach(() => platform.close());

  const insert = async (id: string, client_id: string, account_id: string): Promise<void> => {
    const none = { grant_id: null, user_code: null, uid: null, session_uid: null, consumed_at: null };
    await engine
      .database()
      .db.insertInto('oidc_payload')
      .values({ ...none, model: 'AccessToken', id, payload: '{}', client_id, account_id, expires_at: null })
      .execute();
  };
  const left = async (): Promise<string[]> => {
    const rows = await engine.database().db.selectFrom('oidc_payload').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };

  test('when a client is switched off for a unit, then what it holds for that unit’s users is gone, and nothing else', async () => {
    await insert('a', 'reader', '2001');
    await insert('b', 'reader', '2003');
    await insert('c', 'kiosk', '2001');
    await endAuthorizationsInUnits(engine.database().db, 'reader', ['U2001']);
    expect(await left()).toEqual(['b', 'c']);
    await endAuthorizationsInUnits(engine.database().db, 'reader', ['U1001', 'U2002']);
    expect(await left()).toEqual(['c']);
  });

  test('when no unit is named, then nothing ends', async () => {
    await insert('a', 'reader', '2001');
    await endAuthorizationsInUnits(engine.database().db, 'reader', []);
    expect(await left()).toEqual(['a']);
  });
});
