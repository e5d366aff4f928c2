/** The footer of a unit. Stateless. */
export { findSafeLink, type SafeLink } from './find-safe-link.ts';
export { type FilingItem, type Footer, type FooterItem, readFooter } from './read-footer.ts';
