/** Numbers for people. Stateless. */
export { abbreviateNumber } from './abbreviate-number.ts';
export { formatThousands } from './format-thousands.ts';
