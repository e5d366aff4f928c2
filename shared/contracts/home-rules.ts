import * as v from 'valibot';

/** What a deployment configures about the pages after a sign-in. */
export const homeRulesSchema = v.object({
  /** Home of all users of a unit, by unit id (B20, D-51). */
  unitHomeOverrides: v.record(v.string(), v.string()),
  /** The configured login jump page (B18): before any home; null where there is none. */
  loginJumpPage: v.nullable(v.string()),
  /** Where a page goes on that a messaging app opened and that is no way in; null leaves it where it is. */
  inAppPage: v.nullable(v.string()),
  /** Whether this is a development portal, whose entry pages have addresses of their own. */
  isDevelopment: v.boolean(),
});
export type HomeRules = v.InferOutput<typeof homeRulesSchema>;

export const defaultHomeRules: HomeRules = {
  unitHomeOverrides: {},
  loginJumpPage: null,
  inAppPage: null,
  isDevelopment: false,
};
