export { type NotifyOptions, type NotifyTone, notify } from './notices.ts';
export { ToasterHost } from './toaster-host.tsx';
