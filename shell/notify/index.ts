export { dismiss, type Notice, type NotifyOptions, type NotifyTone, notify, useNotices } from './notices.ts';
export { ToasterHost } from './toaster-host.tsx';
