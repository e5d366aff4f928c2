import { navigate } from '../../core/navigation/index.ts';
import type { MessageTarget } from './message-target.ts';
import { closeMessages, openExpiry } from './shown.ts';

/**
 * Opens what a message leads to.
 * @param asOf the server's clock when it sent the message
 */
export function openTarget(target: MessageTarget, asOf: number): void {
  if (target.kind === 'expiry') openExpiry({ content: target.content, asOf });
  if (target.kind !== 'page') return;
  closeMessages();
  void navigate(target.path);
}
