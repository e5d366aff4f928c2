/** How long data are kept, and how far that may be changed. */
export {
  isTermTable,
  parseTerms,
  type TermRule,
  type Terms,
  type TermTable,
  termRules,
  termTables,
} from './terms.ts';
