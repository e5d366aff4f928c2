/** Text that runs. */
export { Marquee, type MarqueeProps } from './marquee.tsx';
