import { findSafeReturnTo } from '#shared/contracts';

/** What the address of a page says about its start (A03); undefined where it says nothing that can be used. */
export interface StartParameters {
  /** Code of the app to open after a sign-in. */
  redirectCode: string | undefined;
  pagemodel: string | undefined;
  /** Colour in the place of the theme's, as `#rrggbb`. */
  replaceThemeColor: string | undefined;
  paltformModel: string | undefined;
  /** A path of the portal; whatever leads out of it counts as none (D-08). */
  redirect_uri: string | undefined;
}

const appCode = /^[A-Za-z][A-Za-z0-9-]{0,63}$/;
const model = /^[A-Za-z][\w-]{0,31}$/;
const colour = /^#?([0-9a-fA-F]{6})$/;

/** Reads the parameters of a start out of the query of an address. */
export function parseStartParameters(search: string, origin: string): StartParameters {
  const params = new URLSearchParams(search);
  const find = (name: string, pattern: RegExp): string | undefined =>
    pattern.exec(params.get(name) ?? '')?.[0];
  const rgb = colour.exec(params.get('replaceThemeColor') ?? '')?.[1];
  return {
    redirectCode: find('redirectCode', appCode),
    pagemodel: find('pagemodel', model),
    replaceThemeColor: rgb && `#${rgb.toLowerCase()}`,
    paltformModel: find('paltformModel', model),
    redirect_uri: findSafeReturnTo(params.get('redirect_uri'), origin),
  };
}
