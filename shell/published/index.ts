export { shellApiVersion } from '#shared/contracts';
