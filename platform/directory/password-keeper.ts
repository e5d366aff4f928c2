import type { Kysely } from 'kysely';
import { isUniqueViolation, type Tables } from '#platform/database';
import type { RequestDetails } from '#platform/http';
import type { KeptResult, PasswordKeeper, WriteAudit } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import type { Log } from '#shared/log';
import { insertPeople } from './insert-people.ts';
import { DirectoryAway } from './ldap/directory-away.ts';
import type { DirectoryPerson } from './ldap/entry.ts';
import type { Directory } from './open-directory.ts';
import { readPersonValues } from './person-values.ts';

export interface KeeperDeps {
  readonly directory: Directory;
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly log: Log;
  readonly writeAudit: WriteAudit;
}

/** The directory as keeper of passwords. It answers for people of its unit only. */
export function createPasswordKeeper(deps: KeeperDeps): PasswordKeeper {
  const { directory, log } = deps;
  const { unitId } = directory.settings;

  const noteAway = (error: unknown): void => {
    if (!(error instanceof DirectoryAway)) throw error;
    log('directory_away', { reason: error.message });
  };

  return {
    verify: async (credentials, user, request): Promise<KeptResult> => {
      // Whoever has the name in the directory now need not be who had it when the account was made.
      const isExpected = ({ externalId }: DirectoryPerson): boolean =>
        !user || (user.unitId === unitId && user.externalId === externalId && externalId !== '');
      try {
        const { outcome, person } = await directory.prove(credentials, isExpected);
        if (outcome !== 'right' || !person) return { outcome: outcome === 'right' ? 'wrong' : outcome };
        if (user) return { outcome, loginName: credentials.username };
        const loginName = (await findLoginName(deps, person)) ?? (await createUser(deps, person, request));
        return loginName === undefined ? { outcome: 'wrong' } : { outcome, loginName };
      } catch (error) {
        noteAway(error);
        return { outcome: 'away' };
      }
    },
    askAboutNobody: async () => {
      try {
        await directory.askAboutNobody();
        return true;
      } catch (error) {
        noteAway(error);
        return false;
      }
    },
  };
}

/** Somebody whose login name is another one in the portal. */
async function findLoginName({ db, directory }: KeeperDeps, person: DirectoryPerson) {
  if (person.externalId === '') return undefined;
  const row = await db
    .selectFrom('app_user')
    .innerJoin('directory_account', 'directory_account.user_id', 'app_user.id')
    .select('app_user.login_name')
    .where('external_id', '=', person.externalId)
    .where('unit_id', '=', directory.settings.unitId)
    .executeTakeFirst();
  return row?.login_name;
}

/** The account of a first sign-in. @returns its login name; undefined where there is to be none, or it cannot be made */
async function createUser(
  { db, clock, directory, writeAudit, log }: KeeperDeps,
  person: DirectoryPerson,
  request: RequestDetails,
): Promise<string | undefined> {
  const { isCreating, unitId } = directory.settings;
  if (!isCreating) return undefined;
  const values = person.externalId === '' ? undefined : readPersonValues(person);
  if (!values) {
    log('directory_person_refused', { reason: 'a name or the external id cannot be used' });
    return undefined;
  }
  const { loginName } = values;
  try {
    await db.transaction().execute(async (trx) => {
      const [userId] = await insertPeople(trx, unitId, [{ person, values }], clock());
      await writeAudit(trx, { event: 'user_created', userId, loginName, detail: 'directory' }, request);
    });
    return loginName;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Two first sign-ins at one moment make one account.
    const made = await findLoginName({ db, clock, directory, writeAudit, log }, person);
    if (made === undefined)
      log('directory_person_refused', { reason: 'the login name or the external id is taken' });
    return made;
  }
}
