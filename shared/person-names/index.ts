/** How a person is called in one language. Stateless, pure. */
export { nameIn } from './name-in.ts';
