/** What a list shows, kept in the hash of the address. Stateless, pure. */

export { day, flag, type HashField, oneOf, optionalText, text } from './fields.ts';
export { createHashQuery, type HashQuery, parametersOf, type QueryOf } from './hash-query.ts';
