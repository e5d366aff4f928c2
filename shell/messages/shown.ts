import { createSharedValue } from '../shared-value/index.ts';

/** What the expiry dialog is made of. */
export interface ExpirySource {
  /** JSON list of modules, as the message carried it. */
  readonly content: string;
  /** The server's clock when it told of them, epoch milliseconds. */
  readonly asOf: number;
}

const isMessagesOpen = createSharedValue(false);
const expiry = createSharedValue<ExpirySource | undefined>(undefined);
const askedForTodos = createSharedValue(0);

/** Opens the dialog with the unread messages. */
export const openMessages = (): void => isMessagesOpen.set(true);
export const closeMessages = (): void => isMessagesOpen.set(false);
export const useMessagesOpen = (): boolean => isMessagesOpen.use();

/** Opens the dialog with the ends of modules. */
export const openExpiry = (source: ExpirySource): void => expiry.set(source);
export const closeExpiry = (): void => expiry.set(undefined);
export const useExpiry = (): ExpirySource | undefined => expiry.use();

/** Opens the to-dos, also where they were closed for the session. */
export const openTodos = (): void => askedForTodos.set(askedForTodos.get() + 1);
/** How often the user has asked for the to-dos. */
export const useAskedForTodos = (): number => askedForTodos.use();
