import * as v from 'valibot';
import { localizedSchema } from '#shared/language';
import { idSchema } from '../text-values.ts';

/** A third-party way in (B14). */
export const socialProviderSchema = v.object({
  providerId: idSchema,
  providerAppId: v.string(),
  providerApplicationId: v.optional(v.nullable(v.string()), null),
  providerAppLoginUrl: v.optional(v.nullable(v.string()), null),
  /** How people call it; absent at those that the portal knows by their ids. */
  providerNames: v.optional(localizedSchema),
});
export type SocialProvider = v.InferOutput<typeof socialProviderSchema>;
