import { leaveOutFacts } from './leave-out-facts.ts';

// biome-ignore lint/style/noDefaultExport: the compiler looks for the default export of a loader
export default leaveOutFacts;
