import * as v from 'valibot';

/** `package.json` of an app's front end (M06). */
export const packageInfoSchema = v.object({
  name: v.string(),
  appVersion: v.string(),
  serverVersion: v.optional(v.string(), ''),
  packageDate: v.optional(v.string(), ''),
});
export type PackageInfo = v.InferOutput<typeof packageInfoSchema>;

/** Version answer of a service (M06). */
export const versionInfoSchema = v.object({
  serverVersion: v.string(),
  webCodeVersion: v.optional(v.string(), ''),
  date: v.optional(v.string(), ''),
});

/** One entry of `version.json` (M06): what changed, in both languages. */
export const versionEntrySchema = v.object({
  version: v.string(),
  date: v.string(),
  metto: v.array(v.object({ cn: v.string(), en: v.string() })),
});
