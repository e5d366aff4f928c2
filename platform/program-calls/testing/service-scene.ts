import { randomUUID } from 'node:crypto';
import type { ProgramScope } from '#platform/clients';
import type { PortalDatabase } from '#platform/database';
import { hashPassword } from '#platform/identity';
import { buildUser, type TestClient, type TestPlatform } from '#platform/testing';
import { type StoredFile, uploadFile } from '#shared/contracts';
import { createProgramScene, type TestProgram } from '../../authorization/testing/program-scene.ts';
import { md5Of, pngOf, toForm } from '../../storage/testing/uploader.ts';

const password = 'Demo2026';
const hash = hashPassword(password);

/** A program that serves an app, and the people of its unit. */
export interface TestService extends TestProgram {
  readonly appCode: string;
}

/** Units whose apps have services, around one platform. */
export function createServiceScene(database: () => PortalDatabase, platform: () => TestPlatform) {
  const scene = createProgramScene(database, platform);

  /** @param isInCatalogue whether the app has a tile */
  const serveApp = async ({ party, unitId }: TestProgram, isInCatalogue = true): Promise<string> => {
    const { db } = database();
    const code = `app-${randomUUID()}`;
    if (isInCatalogue) {
      await db
        .insertInto('desktop_group')
        .values({ code: 'services', name: '服务', english_name: null, position: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db
        .insertInto('desktop_app')
        .values({ code, group_code: 'services', position: 1, name: code, server_id: code })
        .execute();
    }
    await db
      .insertInto('app_service')
      .values({
        ...{ code, unit_id: unitId, address: 'https://service.example', timeout_ms: 5_000 },
        ...{ client_id: party.id, updated_at: 0, updated_by: null },
      })
      .execute();
    return code;
  };

  const createService = async (scopes?: readonly ProgramScope[]): Promise<TestService> => {
    const program = await scene.createProgram(scopes);
    return { ...program, appCode: await serveApp(program) };
  };

  /** @returns the id of a user of the unit */
  const addUser = async (unitId: string, more: Partial<Parameters<typeof buildUser>[0]> = {}) => {
    const user = buildUser({ ...more, unit_id: unitId });
    await database().db.insertInto('app_user').values(user).execute();
    return user.id;
  };

  /** The browser of a user, who is signed in. */
  const signIn = async (userId: string): Promise<TestClient> => {
    const { login_name } = await database()
      .db.updateTable('app_user')
      .set({ password_hash: await hash })
      .where('id', '=', userId)
      .returning('login_name')
      .executeTakeFirstOrThrow();
    const browser = platform().createClient();
    await browser.post('/api/uaa/oauth/login', { username: login_name, password });
    return browser;
  };

  const cookieOf = async (userId: string): Promise<string> =>
    [...(await signIn(userId)).cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  let uploads = 0;
  /** A picture that a user uploads for an app; each has a content of its own. */
  const uploadAs = async (userId: string, serverid: string): Promise<StoredFile> => {
    const content = pngOf(++uploads);
    const form = toForm({ md5: md5Of(content), uid: `u${uploads}`, serverid }, content, '春游.png');
    const headers = { cookie: await cookieOf(userId) };
    const answer = await fetch(platform().base + uploadFile.path, { method: 'POST', body: form, headers });
    return (await answer.json()).data;
  };

  const post = ({ token }: Pick<TestProgram, 'token'>, path: string, json: unknown) =>
    scene.ask(token, `/programs/v1${path}`, { method: 'POST', json });
  const get = ({ token }: Pick<TestProgram, 'token'>, path: string) =>
    scene.ask(token, `/programs/v1${path}`);

  return { ...scene, serveApp, createService, addUser, signIn, cookieOf, uploadAs, post, get };
}
