import { type Client, createClientStore } from '#platform/clients';
import { isStorable } from '#platform/database';
import { type AnswerOf, continueFolder, findLocaleLanguage, type signInAsker } from '#shared/contracts';
import type { InteractionsDeps } from './interactions.ts';

type Answer = AnswerOf<typeof signInAsker>;
type Request = Readonly<Record<string, unknown>>;

const maxUsernameLength = 128;

/**
 * Reads who asks for a sign-in from where it goes on to: a request that the provider keeps, or one in the address of the authorize
 * page. Anybody may have made up the second; what is told of a client is what is registered.
 */
export const createSignInAsker =
  ({ database: { db }, provider }: Pick<InteractionsDeps, 'database' | 'provider'>) =>
  async (returnTo: string): Promise<Answer> => {
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

/** What could not stand in the field as it is, such as a cut or hidden character, is left out as a whole. */
function findUsername(hint: unknown): string | undefined {
  if (typeof hint !== 'string' || /\p{C}/u.test(hint)) return undefined;
  const text = hint.trim();
  return text !== '' && text.length <= maxUsernameLength ? text : undefined;
}
