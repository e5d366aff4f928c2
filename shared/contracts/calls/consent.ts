import * as v from 'valibot';
import { localizedSchema } from '#shared/language';
import { defineCall } from '../call.ts';

/** Address of the page that asks the user whether a client may know them. */
export function consentPagePath(interaction: string): string {
  return `/consent?interaction=${encodeURIComponent(interaction)}`;
}

const interaction = v.object({ interaction: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)) });

/** A full address at the client, to be opened in the window of the user. */
const nextAddress = v.object({ address: v.string() });

const scopeText = v.object({ name: v.string(), text: localizedSchema });

export const consentDetails = defineCall({
  name: 'uaa.consent.details',
  method: 'GET',
  path: '/api/uaa/consent/details',
  effect: 'read',
  needs: 'own',
  checksUser: true,
  payload: interaction,
  answer: v.object({
    client: v.object({
      id: v.string(),
      name: localizedSchema,
      /** Where the user goes next. */
      host: v.string(),
      /** Path of a picture that the portal serves; null where it has none. */
      logo: v.nullable(v.string()),
      /** Who runs it; null where nobody said. */
      owner: v.nullable(localizedSchema),
    }),
    /** Whether its name, picture or addresses changed after the user allowed it. */
    isChanged: v.boolean(),
    /** Path that puts the whole request anew, for a user who signs in as somebody else. */
    restart: v.string(),
    /** The user whose data is about to be shared; a way to notice another user's forgotten sign-in. */
    user: v.object({ realName: v.string(), loginName: v.string(), unitName: v.string() }),
    /** `isNew` where the user has not allowed it before. */
    scopes: v.array(v.object({ ...scopeText.entries, isNew: v.boolean() })),
  }),
  summary: 'What a client asks the signed-in user for.',
  source: 'portal',
});

export const consentConfirm = defineCall({
  name: 'uaa.consent.confirm',
  method: 'POST',
  path: '/api/uaa/consent/confirm',
  effect: 'change',
  needs: 'own',
  checksUser: true,
  payload: interaction,
  answer: nextAddress,
  summary: 'Allows the client what it asked for; answers where the user goes next.',
  source: 'portal',
});

export const consentDeny = defineCall({
  name: 'uaa.consent.deny',
  method: 'POST',
  path: '/api/uaa/consent/deny',
  effect: 'change',
  needs: 'own',
  checksUser: true,
  payload: interaction,
  answer: nextAddress,
  summary: 'Refuses the client; answers where the user goes next.',
  source: 'portal',
});

export const consentApps = defineCall({
  name: 'uaa.consent.apps',
  method: 'GET',
  path: '/api/uaa/consent/apps',
  effect: 'read',
  needs: 'own',
  payload: v.object({}),
  answer: v.array(
    v.object({
      clientId: v.string(),
      name: localizedSchema,
      scopes: v.array(scopeText),
      /** Epoch ms. */
      grantedAt: v.number(),
      /** When the client last got a token by it, epoch ms; null: never. */
      lastUsedAt: v.nullable(v.number()),
    }),
  ),
  summary: 'The clients that the signed-in user has allowed something.',
  source: 'portal',
});

export const consentRevoke = defineCall({
  name: 'uaa.consent.revoke',
  method: 'POST',
  path: '/api/uaa/consent/revoke',
  effect: 'change',
  needs: 'own',
  payload: v.object({ clientId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
  answer: v.null(),
  summary: 'Takes back what the user allowed a client; its tokens count no more.',
  source: 'portal',
});
