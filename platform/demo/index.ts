/** The demo data: what an empty platform starts with, and how tests get back to it. */
export { demoClassId } from './data/classes.ts';
export { holdsDemo } from './holds-demo.ts';
export { type DemoDeps, demoPassword, demoUserIds, isEmpty, resetDemo, seedDemo } from './seed-demo.ts';
