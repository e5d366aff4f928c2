/**
 * HTML that servers write. The tags `html` and `attributes` escape every value; `trusted` takes a text as it is, `json` data for a
 * script element. Where a page is sent, the type `Html` says that nothing was forgotten.
 */
export { type Attributes, attributes, type Html, type HtmlValue, html } from './html.ts';
export { json, trusted } from './trusted.ts';
