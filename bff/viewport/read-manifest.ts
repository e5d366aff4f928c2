import * as v from 'valibot';
import { DomainError, type ViewportManifest, viewportEntrySchema } from '#shared/contracts';

/** Entries of one manifest; an app has some dozen files. */
const maxEntries = 2000;

const entriesSchema = v.pipe(
  v.unknown(),
  v.check((entries) => !Array.isArray(entries)),
  v.record(v.string(), v.unknown()),
  v.check((entries) => Object.keys(entries).length <= maxEntries),
);

export interface ManifestRules {
  /** Where the portal answers a file; undefined where it must not be loaded. */
  readonly findAddress: (address: string) => string | undefined;
  /** Whether the operator lets the app run in the portal's page. */
  readonly isInPage: boolean;
  /** Called with the key of each script or style that is left out. */
  readonly onRefused: (key: string) => void;
}

/**
 * Reads the manifest of an app. What is no script or style is left out, and so is what must not be loaded.
 * @throws DomainError `upstream_invalid` where nobody understands it
 */
export function readManifest(text: string, rules: ManifestRules): ViewportManifest {
  const entries = v.safeParse(entriesSchema, parseJson(text));
  if (!entries.success) throw new DomainError('upstream_invalid', { detail: 'no manifest of a viewport' });
  const files = Object.entries(entries.output).filter(([key]) => /.\.(?:js|css)$/.test(key));
  return Object.fromEntries(
    files.flatMap(([key, entry]) => {
      const found = findEntry(entry, rules);
      if (!found) rules.onRefused(key);
      return found ? [[key, found]] : [];
    }),
  );
}

/** A text stays a text where there is nothing to add. Where a bundle runs is the operator's word, never its own. */
function findEntry(entry: unknown, { findAddress, isInPage }: ManifestRules) {
  const parsed = v.safeParse(viewportEntrySchema, entry);
  if (!parsed.success) return undefined;
  const { src: address, integrity } =
    typeof parsed.output === 'string' ? { src: parsed.output, integrity: undefined } : parsed.output;
  const src = findAddress(address);
  if (src === undefined) return undefined;
  if (!isInPage && integrity === undefined) return src;
  return { src, ...(integrity && { integrity }), ...(isInPage && { place: 'page' as const }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
