import { type Client, createClientStore } from '#platform/clients';
import { isStorable } from '#platform/database';
import {
  type AnswerOf,
  continueFolder,
  findLocaleLanguage,
  type signInRequestingApp,
} from '#shared/contracts';
import type { InteractionsDeps } from './interactions.ts';

type Answer = AnswerOf<typeof signInRequestingApp>;
type Request = Readonly<Record<string, unknown>>;

const maxUsernameLength = 128;

/**
 * Reads who asks for a sign-in from where it goes on to: a request that the provider keeps, or one in the address of
 * the authorize page. Anybody may have made up the second. The description of a client comes from its registration.
 */
export function createRequestingAppFinder({
  database: { db },
  provider,
}: Pick<InteractionsDeps, 'database' | 'provider'>) {
  return async (returnTo: string): Promise<Answer> => {
    const request = await findRequest(
      returnTo,
      async (id) => (await provider().Interaction.find(id))?.params,
    );
    const id = request?.client_id;
    const client =
      typeof id === 'string' && isStorable(id) ? await createClientStore(db).find(id) : undefined;
    if (!client || client.status === 'disabled') return { client: null, language: null, username: null };
    return {
      client: isApproved(client) ? client.name : null,
      language: findLocaleLanguage(request?.ui_locales) ?? null,
      username: findUsername(request?.login_hint) ?? null,
    };
  };
}

async function findRequest(
  returnTo: string,
  findKept: (id: string) => Promise<Request | undefined>,
): Promise<Request | undefined> {
  const url = URL.parse(returnTo, 'http://portal.invalid');
  if (!url) return undefined;
  if (!url.pathname.startsWith(continueFolder)) return Object.fromEntries(url.searchParams);
  const id = url.pathname.slice(continueFolder.length);
  return /^[\w-]{8,64}$/.test(id) ? findKept(id) : undefined;
}

/** The page where passwords are typed shows no name that only its owner has chosen. */
function isApproved({ status, isSandboxOnly }: Client): boolean {
  return status === 'active' && !isSandboxOnly;
}

/**
 * The field could not show every name as it is. A name with a cut or hidden character, or one too long, is left out as
 * a whole.
 */
function findUsername(hint: unknown): string | undefined {
  if (typeof hint !== 'string' || /\p{C}/u.test(hint)) return undefined;
  const text = hint.trim();
  return text !== '' && text.length <= maxUsernameLength ? text : undefined;
}
