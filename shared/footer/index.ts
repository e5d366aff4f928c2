/** The footer of a unit. Stateless. */
export { type FilingItem, type Footer, type FooterItem, readFooter } from './read-footer.ts';
