import * as v from 'valibot';

/**
 * How an app opens. `remote` runs in the page, `page` is an old page in the full window, `frame` a page of another origin below the
 * header, `oidc` a registered client in a new tab, `link` an address in a new tab.
 */
export const appKinds = ['remote', 'page', 'frame', 'oidc', 'link'] as const;
export const appKindSchema = v.picklist(appKinds);
export type AppKind = v.InferOutput<typeof appKindSchema>;
