import * as v from 'valibot';

/** A file of an old bundle, where there is more to say than its address. */
export const viewportFileSchema = v.object({
  /** Address of the file; below the app where it has no slash in front. */
  src: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  /** As in HTML: the browser refuses a file whose digest is another one. */
  integrity: v.optional(v.pipe(v.string(), v.regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]{43,88}={0,2}$/))),
  /** `page` where the operator trusts the app to run in the portal's page; left out, it runs in a frame. */
  place: v.optional(v.literal('page')),
});

/** One entry: an address alone, or with its digest. */
export const viewportEntrySchema = v.union([v.pipe(v.string(), v.minLength(1)), viewportFileSchema]);

/** Scripts and styles of an app by file id; keys end with `.js` or `.css` (P03). */
export const viewportManifestSchema = v.record(v.string(), viewportEntrySchema);
export type ViewportManifest = v.InferOutput<typeof viewportManifestSchema>;
