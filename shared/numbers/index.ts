/** Numbers for people. Stateless. */
export { abbreviateNumber } from './abbreviate-number.ts';
export { formatSize } from './format-size.ts';
export { formatThousands } from './format-thousands.ts';
