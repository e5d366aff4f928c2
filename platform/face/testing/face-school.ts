import type { PortalDatabase } from '#platform/database';
import { startSession } from '#platform/identity';
import {
  buildUser,
  grantDirectly,
  insertUnitWithUser,
  startTestPlatform,
  type TestClient,
} from '#platform/testing';
import { type UserRole, userTypeCodes } from '#shared/contracts';
import type { Log } from '#shared/log';
import type { Recogniser } from '../recogniser/recogniser.ts';
import { giveConsent, wordsVersionOf } from '../store/consents.ts';
import { createTemplates } from '../store/templates.ts';
import { type PersonName, photograph, photographAgain, toBase64 } from './people.ts';
import { sharedRecogniser } from './shared-recogniser.ts';
import { photographTurnedLeft } from './turn-head.ts';

export const secrets = ['a secret that seals the faces of tests'];

export interface FaceSchoolOptions {
  readonly recogniser?: Recogniser;
  readonly log?: Log;
}

/** A platform that knows faces, with a school that has them on. Whoever is created there is signed in. */
export async function openFaceSchool(
  database: PortalDatabase,
  { recogniser = sharedRecogniser, log }: FaceSchoolOptions = {},
) {
  const { db } = database;
  const platform = await startTestPlatform(database, {
    withProvider: false,
    faces: { recogniser, secrets },
    ...(log ? { log } : {}),
  });
  const { unit, user } = await insertUnitWithUser(db, { user_type: userTypeCodes.administrator });
  let addresses = 0;

  const createClient = (): TestClient => {
    addresses += 1;
    return platform.createClient(`10.77.${addresses >> 8}.${addresses & 255}`, {
      'user-agent': `Browser/${addresses}`,
    });
  };
  const signIn = async (userId: string): Promise<TestClient> => {
    const client = createClient();
    const request = { id: 'face-school', ip: '10.0.0.1', userAgent: 'tests' };
    const session = await startSession(db, { userId, amr: ['pwd'], request }, platform.now());
    for (const { name, value } of session.cookies) client.cookies.set(name, value);
    return client;
  };
  const create = async (role: UserRole, unitId: string = unit.id) => {
    const built = buildUser({ unit_id: unitId, user_type: userTypeCodes[role] });
    await db.insertInto('app_user').values(built).execute();
    return { userId: built.id, client: await signIn(built.id) };
  };
  await grantDirectly(db, user.id, 'admin:security', 'admin:classes');
  const administrator = { userId: user.id, client: await signIn(user.id) };
  const configure = (more: object = {}, client = administrator.client) =>
    client.post('/api/uaa/face/settings', {
      isOn: 'true',
      isSignIn: 'true',
      retentionDays: '100',
      verifyDistance: '0.45',
      identifyDistance: '0.4',
      ...more,
    });
  await configure();

  return {
    platform,
    db,
    unitId: unit.id,
    administrator,
    create,
    createClient,
    configure,
    consent: (client: TestClient, userId: string, isGiven = true, wordsVersion = '1') =>
      client.post('/api/uaa/face/consent', { userId, isGiven: String(isGiven), wordsVersion }),
    show: async (client: TestClient, userId: string, picture: Buffer) =>
      client.post('/api/uaa/face/check', { userId, faceImage: toBase64(picture), noIntercept: 'true' }),
    /** A teacher of the school whose face is kept. */
    createKnown: async (name: PersonName) => {
      const teacher = await create('teacher');
      await plantFace(platform, db, { userId: teacher.userId, name, recogniser });
      return teacher;
    },
    plantFace: (userId: string, name: PersonName) => plantFace(platform, db, { userId, name, recogniser }),
    /** The fields of somebody who turns to the left as she was asked. */
    turnLeft: async (client: TestClient, name: PersonName) => {
      const nonce = await askForLeft(client);
      return {
        faceImage: toBase64(await photographAgain(name)),
        turnedImage: toBase64(await photographTurnedLeft(name)),
        nonce,
      };
    },
    close: () => platform.close(),
  };
}

export type FaceSchool = Awaited<ReturnType<typeof openFaceSchool>>;

/** Chance decides about the side; the sample pictures turn to the left. */
async function askForLeft(client: TestClient): Promise<string> {
  for (;;) {
    const { data } = (await client.get('/api/uaa/face/challenge')).body;
    if (data.action === 'turn-left') return data.nonce;
  }
}

async function plantFace(
  platform: { now: () => number },
  db: PortalDatabase['db'],
  { userId, name, recogniser }: { userId: string; name: PersonName; recogniser: Recogniser },
): Promise<void> {
  const { faces, jpeg } = await recogniser.see(await photograph(name));
  const [face] = faces;
  if (!face) throw new Error(`nobody is seen on the picture of ${name}`);
  await giveConsent(db, userId, { givenBy: userId, wordsVersion: wordsVersionOf(0), now: platform.now() });
  await createTemplates(secrets).write(db, userId, {
    descriptor: face.descriptor,
    jpeg,
    now: platform.now(),
  });
}
