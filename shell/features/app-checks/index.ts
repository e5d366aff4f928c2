export { AppChecksHost } from './app-checks-host.tsx';
