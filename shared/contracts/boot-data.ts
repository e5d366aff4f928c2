import * as v from 'valibot';
import { languageSchema, localizedSchema } from '#shared/language';
import { loginPageConfigSchema } from './entities/login-page-config.ts';
import { sessionUserSchema } from './entities/session-user.ts';
import { homeRulesSchema } from './home-rules.ts';
import { registryEntrySchema } from './remote-manifest.ts';

/** Id of the `application/json` script element that carries the boot data. */
export const bootDataElementId = 'boot-data';

/** A third-party identity that no account is bound to yet, and the proof of it that binding asks for (`uaa.social.bind`). */
export const socialPendingSchema = v.object({
  provider: v.string(),
  pendingToken: v.string(),
  providerNames: v.optional(localizedSchema),
});
export type SocialPending = v.InferOutput<typeof socialPendingSchema>;

/** What the HTML carries so that the first paint needs no API round trip. */
export const bootDataSchema = v.object({
  language: languageSchema,
  /**
   * `known`: `user` is the truth, null means nobody is signed in. `unknown`: the upstream was slow or away when the
   * page was made, the shell asks itself.
   */
  session: v.object({
    state: v.picklist(['known', 'unknown']),
    user: v.nullable(sessionUserSchema),
  }),
  loginPageConfig: v.nullable(loginPageConfigSchema),
  /** On the bind page: who came. Null on every other page, and where nobody waits in this browser. */
  socialPending: v.optional(v.nullable(socialPendingSchema), null),
  /** On the sign-in page: the app that asks for the sign-in, in the language of the page. */
  requestingApp: v.optional(v.string()),
  /** What the user has arranged (`Prefs`). Its readers parse it, so that the login page carries no schema for it. */
  prefs: v.optional(v.unknown()),
  /** The app icons of the user (`myAppIcon.answer`), parsed where they are shown; left out where the server does not know them. */
  icons: v.optional(v.unknown()),
  /** What the frame shows beside the apps (`frameDataSchema`), parsed where it is shown; left out where there is no frame. */
  frame: v.optional(v.unknown()),
  /** What the gate in front of the apps knows already (`accessDataSchema`), parsed where the gate is. */
  access: v.optional(v.unknown()),
  /** Only the remotes this visitor may open. */
  registry: v.array(registryEntrySchema),
  /** Name of the remote that the address belongs to; null when the address belongs to none. */
  remote: v.nullable(v.string()),
  /** Unit id that the login page greets with; null where the deployment names none. */
  unitId: v.nullable(v.string()),
  /** Where users go after a sign-in. */
  homeRules: homeRulesSchema,
  /** Version of the build that made the page. */
  build: v.string(),
  /** Id of the request that made the page, for messages of failure. */
  requestId: v.string(),
});
export type BootData = v.InferOutput<typeof bootDataSchema>;
