/** How people, units and apps are called in one language. Stateless, pure. */
export { localName } from './local-name.ts';
export { nameIn } from './name-in.ts';
