import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '#platform/database';
import { createSeal } from '#shared/seal';
import { readDescriptor, writeDescriptor } from '../descriptor.ts';
import { modelVersion } from '../recogniser/model-files.ts';
import { currentVersion } from './consents.ts';

/** A face that somebody may be recognised by. */
export interface KnownFace {
  readonly userId: string;
  readonly userName: string;
  readonly descriptor: Float32Array;
}

/** Opening a face costs ten times as much as comparing it. Rows decide who is known; what was opened helps for ten minutes. */
const opened = new LRUCache<string, Float32Array>({ max: 20_000, ttl: 10 * 60 * 1000 });

const day = 24 * 60 * 60 * 1000;

/** When a face is deleted at the latest, epoch ms. */
export function keptUntil(registeredAt: number, retentionDays: number): number {
  return registeredAt + retentionDays * day;
}

/** Faces in the database. Nobody reads them there: both parts are sealed, each for its user alone. */
export function createTemplates(secrets: readonly string[]) {
  const seal = createSeal({ secrets, purpose: 'faces' });
  const contextOf = (userId: string, part: 'descriptor' | 'picture'): string => `${userId} ${part}`;
  const openDescriptor = (userId: string, sealed: string): Float32Array | undefined => {
    const known = opened.get(sealed);
    if (known) return known;
    const found = seal.open(sealed, contextOf(userId, 'descriptor'));
    if (!found) return undefined;
    const descriptor = readDescriptor(found.text);
    opened.set(sealed, descriptor);
    return descriptor;
  };
  return {
    /** Takes the place of the one before. The consent has to be there. */
    write: async (
      trx: Kysely<Tables>,
      userId: string,
      { descriptor, jpeg, now }: { descriptor: Float32Array; jpeg: Uint8Array; now: number },
    ): Promise<void> => {
      const values = {
        model: modelVersion,
        descriptor: seal.seal(writeDescriptor(descriptor), contextOf(userId, 'descriptor')),
        picture: seal.seal(Buffer.from(jpeg).toString('base64'), contextOf(userId, 'picture')),
        registered_at: now,
      };
      await trx
        .insertInto('face_template')
        .values({ user_id: userId, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute();
    },

    /** The picture of a user as base64, and when it was taken. */
    findPicture: async (db: Kysely<Tables>, userId: string) => {
      const row = await db
        .selectFrom('face_template')
        .select(['picture', 'registered_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      const found = row && seal.open(row.picture, contextOf(userId, 'picture'));
      return found && { faceImage: found.text, registeredAt: row.registered_at };
    },

    /** The faces of a unit whose users are enabled, agreed to the text of today, and whose time is not over. */
    list: async (
      db: Kysely<Tables>,
      unitId: string,
      { registeredAfter, userId }: { registeredAfter: number; userId?: string },
    ): Promise<KnownFace[]> => {
      const rows = await selectKnown(db, unitId, registeredAfter)
        .$if(userId !== undefined, (query) => query.where('app_user.id', '=', userId ?? ''))
        .execute();
      return rows.flatMap(({ id, real_name, descriptor: sealed }) => {
        const descriptor = openDescriptor(id, sealed);
        return descriptor ? [{ userId: id, userName: real_name, descriptor }] : [];
      });
    },
  };
}

function selectKnown(db: Kysely<Tables>, unitId: string, registeredAfter: number) {
  return db
    .selectFrom('face_template')
    .innerJoin('app_user', 'app_user.id', 'face_template.user_id')
    .leftJoin('face_setting as setting', 'setting.unit_id', 'app_user.unit_id')
    .innerJoin('face_consent as consent', (join) =>
      join
        .onRef('consent.user_id', '=', 'face_template.user_id')
        .on('consent.words_version', '=', currentVersion),
    )
    .select(['app_user.id', 'app_user.real_name', 'face_template.descriptor'])
    .where('app_user.unit_id', '=', unitId)
    .where('app_user.user_status', '=', 'enabled')
    .where('face_template.model', '=', modelVersion)
    .where('face_template.registered_at', '>', registeredAfter);
}
