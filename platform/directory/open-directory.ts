import { randomUUID } from 'node:crypto';
import { createWorkQueue } from '#platform/identity';
import type { DirectorySettings } from './directory-settings.ts';
import { type BindOutcome, bindAs } from './ldap/bind-as.ts';
import { createBreaker } from './ldap/breaker.ts';
import type { DirectoryPerson } from './ldap/entry.ts';
import { findByLogin } from './ldap/find-by-login.ts';
import { listPeople } from './ldap/list-people.ts';
import { createConnections } from './ldap/with-connection.ts';

/** Milliseconds, and numbers of connections. */
const limits = {
  signIn: 5_000,
  page: 30_000,
  connections: 10,
  // As many as a school has that come with the bell.
  waiting: 400,
  // Longer than a sign-in takes, so that a directory that hangs is what they hear of.
  wait: 6_000,
} as const;

export interface Directory {
  readonly settings: DirectorySettings;
  /**
   * Proves a password. `isExpected` says whether the person of that name is who is meant; nobody else is asked about.
   * Whoever the name belongs to, and if it is nobody, the directory is asked the same questions.
   * @throws DirectoryAway
   */
  readonly prove: (
    credentials: { username: string; password: string },
    isExpected: (person: DirectoryPerson) => boolean,
  ) => Promise<{ outcome: BindOutcome; person?: DirectoryPerson }>;
  /** Asks as much as `prove`, about nobody. @throws DirectoryAway */
  readonly askAboutNobody: () => Promise<void>;
  /** @throws DirectoryAway */
  readonly listPeople: () => Promise<DirectoryPerson[]>;
}

/** @throws Error where the file of certificates cannot be read */
export function openDirectory(settings: DirectorySettings): Directory {
  const withConnection = createConnections(settings);
  const queue = createWorkQueue({
    running: limits.connections,
    waiting: limits.waiting,
    maxWaitMs: limits.wait,
  });
  const unlessAway = createBreaker();
  const prove: Directory['prove'] = ({ username, password }, isExpected) =>
    queue(() =>
      unlessAway(() =>
        withConnection(
          async (client) => {
            const found = await findByLogin(client, settings, isName(username) ? username : randomUUID());
            const person = found && isExpected(found) ? found : undefined;
            const dn = person?.dn ?? `cn=${randomUUID()},${settings.baseDn}`;
            const outcome = await bindAs(client, dn, password);
            if (!person) return { outcome: 'wrong' as const };
            return { outcome: outcome === 'right' && person.isDisabled ? 'disabled' : outcome, person };
          },
          { answer: limits.signIn, whole: limits.signIn },
        ),
      ),
    );

  return {
    settings,
    prove,
    askAboutNobody: async () => {
      await prove({ username: randomUUID(), password: randomUUID() }, () => false);
    },
    listPeople: () => withConnection((client) => listPeople(client, settings), { answer: limits.page }),
  };
}

/** What may be the name of somebody: a directory need not be asked about anything else. */
function isName(username: string): boolean {
  return /^[^\p{Cc}]{1,256}$/u.test(username);
}
