/** Announces whose messages have changed, between platforms and to the portal's server. */
export { appsChanged, type ChangeBus, createLocalChangeBus, openChangeBus } from './change-bus.ts';
export { changesPath, createChangesStream } from './changes-stream.ts';
