export { NewVersionHost } from './new-version-host.tsx';
