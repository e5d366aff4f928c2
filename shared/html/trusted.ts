import { Markup } from './html.ts';

/** Text that stands anywhere but in a quoted attribute, scripts and styles included. */
type Code = Markup<'code'>;

/** Takes a text as it is. Never for what comes from outside the code: each use is a place to look at. */
export function trusted(text: string): Code {
  return new Markup('code', text);
}

/** JSON for a script element: without `<` nothing in it can close the element or open a comment. */
export function json(value: unknown): Code {
  const text = JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return new Markup('code', text);
}
