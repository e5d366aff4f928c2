export { SessionLifeHost } from './session-life-host.tsx';
