import * as v from 'valibot';
import { languageSchema } from '#shared/language';

const filingSchema = v.object({
  baImg: v.optional(v.nullable(v.string()), null),
  baContent: v.string(),
  baUrl: v.optional(v.nullable(v.string()), null),
  showImg: v.optional(v.boolean(), false),
  /** False hides this entry alone. */
  showBaMsg: v.optional(v.boolean(), true),
});

/** What `decorationSet` holds once parsed (B22). */
export const decorationSetSchema = v.object({
  themeList: v.optional(v.array(v.string()), []),
  footerMsg: v.optional(
    v.object({
      show: v.optional(v.boolean(), false),
      helpCenter: v.optional(v.nullable(v.string()), null),
      showBaMsg: v.optional(v.boolean(), false),
      baList: v.optional(v.array(filingSchema), []),
      copyright: v.optional(v.nullable(v.string()), null),
    }),
  ),
});
export type DecorationSet = v.InferOutput<typeof decorationSetSchema>;

/** Per-unit configuration of the login page (B22); `decorationSet` is a JSON string. */
export const loginPageConfigSchema = v.object({
  footer: v.optional(v.nullable(v.string()), null),
  link: v.optional(v.nullable(v.string()), null),
  decorationSet: v.optional(v.nullable(v.string()), null),
  /** Name of the unit, so that the page can greet before anyone signed in. */
  unitName: v.optional(v.nullable(v.string()), null),
  unitEnName: v.optional(v.nullable(v.string()), null),
  /** Whether a user name and a password in an address sign in (D-05); only servers act on it. */
  allowUrlCredentials: v.optional(v.boolean()),
  /** Whether the page offers to sign in by a face (D-48). */
  faceLogin: v.optional(v.boolean()),
  /** Language of visitors whose browser asks for none; only servers act on it. */
  defaultLanguage: v.optional(v.fallback(v.nullable(languageSchema), null)),
});
export type LoginPageConfig = v.InferOutput<typeof loginPageConfigSchema>;

/** Parses `decorationSet`; anything unreadable is undefined. */
export function parseDecorationSet(json: string | null | undefined): DecorationSet | undefined {
  if (!json) return undefined;
  try {
    const parsed = v.safeParse(decorationSetSchema, JSON.parse(json));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
