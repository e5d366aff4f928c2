import * as v from 'valibot';
import { themeSchema } from './theme-name.ts';

const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w-]{0,63}$/));
const codes = v.pipe(v.array(code), v.maxLength(500));

/** How many recently used apps are kept per user (G15). */
export const recentLimit = 10;

/** Apps that stand in another group than the platform put them. */
const placed = v.pipe(v.array(v.object({ code, group: code })), v.maxLength(500));

const recent = v.pipe(v.array(v.object({ code, at: v.number() })), v.maxLength(recentLimit));

/** What a user has arranged for herself, by name (D-32). Each stands alone: two devices change two of them. */
const values = {
  /** Apps in the user's order. */
  order: codes,
  placed,
  hidden: codes,
  favourites: codes,
  /** Newest first. */
  recent,
  layout: v.picklist(['top', 'left']),
  /** Whether the side bar stays open. */
  sideLocked: v.boolean(),
  /** Colours that the user mixed. */
  customThemes: v.pipe(v.array(themeSchema), v.maxLength(12)),
  scheme: v.picklist(['auto', 'light', 'dark']),
  contrast: v.picklist(['auto', 'normal', 'high']),
  textSize: v.picklist(['normal', 'large']),
  motion: v.picklist(['auto', 'reduced']),
  /** Announcements that the user has closed. */
  closedBanners: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(50)),
  /** How the files of the drive are shown. */
  driveLayout: v.picklist(['list', 'grid']),
};

function stamped<S extends v.GenericSchema>(schema: S) {
  return v.optional(v.object({ at: v.number(), value: schema }));
}

/** Each with the moment of its change, epoch milliseconds: of two, the newer counts. */
export const prefsSchema = v.object({
  order: stamped(values.order),
  placed: stamped(values.placed),
  hidden: stamped(values.hidden),
  favourites: stamped(values.favourites),
  recent: stamped(values.recent),
  layout: stamped(values.layout),
  sideLocked: stamped(values.sideLocked),
  customThemes: stamped(values.customThemes),
  scheme: stamped(values.scheme),
  contrast: stamped(values.contrast),
  textSize: stamped(values.textSize),
  motion: stamped(values.motion),
  closedBanners: stamped(values.closedBanners),
  driveLayout: stamped(values.driveLayout),
});

/** How long all that a user has arranged may be as JSON, bytes; a school’s hundred apps in every list are a tenth. */
export const maxPrefsBytes = 131_072;

export type Prefs = v.InferOutput<typeof prefsSchema>;
export type PrefName = keyof Prefs;
export type PrefValue<Name extends PrefName> = NonNullable<Prefs[Name]>['value'];
