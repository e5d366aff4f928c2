import type Provider from 'oidc-provider';
import type { Interaction, InteractionResults, KoaContextWithOIDC, Session } from 'oidc-provider';
import { renderError } from './error-page.ts';
import { mountPath } from './in-process.ts';
import type { Visitor } from './visitor.ts';

/** Where the sign-in page sends the user back to. */
export const loginPageFor = (interactionId: string): string =>
  `/login?redirect_uri=${encodeURIComponent(`${mountPath}/continue/${interactionId}`)}`;

/** Nobody was signed in: anybody who is now will do. Otherwise the client asked for a new sign-in. */
const needsNewSignIn = ({ prompt }: Interaction): boolean => !prompt.reasons.includes('no_session');

const resultFor = (interaction: Interaction, session: Session, visitor: Visitor): InteractionResults => {
  const signedInAt = session.loginTs ?? 0;
  if (needsNewSignIn(interaction) && signedInAt < interaction.iat)
    return { error: 'login_required', error_description: 'the user did not sign in again' };
  return {
    login: { accountId: visitor.userId, ts: signedInAt, amr: [...visitor.amr], remember: false },
  };
};

/** `GET …/continue/{interaction}`: the user comes back from the sign-in page, and the authorization goes on. */
export const createLoginContinuation =
  (provider: Provider) =>
  async (ctx: KoaContextWithOIDC, visitor: Visitor | undefined): Promise<void> => {
    const id = ctx.path.slice('/continue/'.length);
    const interaction = await provider.Interaction.find(id);
    if (ctx.method !== 'GET' || interaction?.prompt.name !== 'login') {
      ctx.status = 400;
      renderError(ctx, { error: 'session_not_found' });
      return;
    }
    ctx.status = 303;
    ctx.set('Cache-Control', 'no-store');
    const session = visitor && (await provider.Session.findByUid(visitor.sessionId));
    if (!visitor || !session) {
      ctx.redirect(loginPageFor(id));
      return;
    }
    interaction.result = resultFor(interaction, session, visitor);
    // The sign-in gave the browser a new session; the request goes on in that one.
    interaction.session = undefined;
    await interaction.persist();
    ctx.redirect(`${mountPath}/auth/${id}`);
  };
