export { askSession } from './ask-session.ts';
export { SessionLifeHost } from './session-life-host.tsx';
export { useSignOut } from './use-sign-out.ts';
