import { createSharedValue } from '../../core/shared-value/index.ts';

/** What the expiry dialog is made of. */
export interface ExpirySource {
  /** JSON list of modules, as the message carried it. */
  readonly content: string;
  /** The server's clock when it sent them, epoch milliseconds. */
  readonly asOf: number;
}

const isMessagesOpen = createSharedValue(false);
const expiry = createSharedValue<ExpirySource | undefined>(undefined);
const askedForTodos = createSharedValue(0);

/** Opens the dialog with the unread messages. */
export function openMessages(): void {
  isMessagesOpen.set(true);
}

export function closeMessages(): void {
  isMessagesOpen.set(false);
}

export function useMessagesOpen(): boolean {
  return isMessagesOpen.use();
}

/** Opens the dialog with the ends of modules. */
export function openExpiry(source: ExpirySource): void {
  expiry.set(source);
}

export function closeExpiry(): void {
  expiry.set(undefined);
}

export function useExpiry(): ExpirySource | undefined {
  return expiry.use();
}

/** Opens the to-dos, also where they were closed for the session. */
export function openTodos(): void {
  askedForTodos.set(askedForTodos.get() + 1);
}

/** How often the user has asked for the to-dos. */
export function useAskedForTodos(): number {
  return askedForTodos.use();
}
