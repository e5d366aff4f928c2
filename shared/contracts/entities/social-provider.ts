import * as v from 'valibot';
import { idSchema } from '../text-values.ts';

/** A third-party way in (specification 0§3). */
export const socialProviderSchema = v.object({
  providerId: idSchema,
  providerAppId: v.string(),
  providerApplicationId: v.optional(v.nullable(v.string()), null),
  providerAppLoginUrl: v.optional(v.nullable(v.string()), null),
});
export type SocialProvider = v.InferOutput<typeof socialProviderSchema>;
