/** A directory for tests: Debian's slapd. */
export { names, type TestPerson } from './slapd-config.ts';
export { dnOf, hasSlapd, startSlapd, type TestDirectory } from './start-slapd.ts';
