/** The demo data: what an empty platform starts with, and how tests get back to it. */
export { type DemoDeps, demoPassword, demoUserIds, resetDemo, seedDemo } from './seed-demo.ts';
