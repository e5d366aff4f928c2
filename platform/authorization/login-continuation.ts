import type Provider from 'oidc-provider';
import type { Interaction, InteractionResults, KoaContextWithOIDC, Session } from 'oidc-provider';
import { isFresh } from '#platform/identity';
import { continueFolder } from '#shared/contracts';
import { renderError } from './error-page.ts';
import { mountPath } from './in-process.ts';
import type { Visitor } from './visitor.ts';

type Question = Pick<Interaction, 'uid' | 'prompt'>;

/** Whether the sign-in page answers a question. */
export function isSignInQuestion({ prompt }: Pick<Question, 'prompt'>): boolean {
  return prompt.name === 'login' || prompt.name === 'select_account';
}

/**
 * The sign-in page, which sends the user back here. `again` shows it to who is signed in too; it is no proof of anything,
 * the sign-in that follows is.
 */
export function loginPageFor(interaction: Question): string {
  const query = new URLSearchParams({ redirect_uri: continueFolder + interaction.uid });
  if (needsNewSignIn(interaction)) query.set('again', '1');
  return `/login?${query}`;
}

/** `GET …/continue/{interaction}`: the user comes back from the sign-in page, and the authorization goes on. */
export function createLoginContinuation(provider: Provider) {
  return async (ctx: KoaContextWithOIDC, visitor: Visitor | undefined): Promise<void> => {
    const id = ctx.path.slice('/continue/'.length);
    const interaction = await provider.Interaction.find(id);
    if (ctx.method !== 'GET' || !interaction || !isSignInQuestion(interaction)) {
      ctx.status = 400;
      await renderError(ctx, { error: 'session_not_found' });
      return;
    }
    ctx.status = 303;
    ctx.set('Cache-Control', 'no-store');
    const session = visitor && (await provider.Session.findByUid(visitor.sessionId));
    const isDone =
      visitor && session && (!needsNewSignIn(interaction) || isNewSignIn(interaction, session, visitor));
    if (!isDone) {
      ctx.redirect(loginPageFor(interaction));
      return;
    }
    interaction.result = resultFor(session, visitor);
    // The sign-in gave the browser a new session; the request goes on in that one.
    interaction.session = undefined;
    await interaction.persist();
    ctx.redirect(`${mountPath}/auth/${id}`);
  };
}

/** Nobody was signed in: anybody who is now will do. Otherwise the client asked for a new sign-in. */
function needsNewSignIn({ prompt }: Question): boolean {
  return !prompt.reasons.includes('no_session');
}

/** Whether the user has proved herself since the client asked: in another session than then, and not as remembered. */
function isNewSignIn(interaction: Interaction, session: Session, visitor: Visitor): boolean {
  return (
    interaction.session?.uid !== visitor.sessionId &&
    (session.loginTs ?? 0) >= interaction.iat &&
    isFresh(visitor)
  );
}

function resultFor(session: Session, visitor: Visitor): InteractionResults {
  return {
    select_account: {},
    login: { accountId: visitor.userId, ts: session.loginTs ?? 0, amr: [...visitor.amr], remember: false },
  };
}
