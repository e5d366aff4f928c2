import { randomUUID } from 'node:crypto';
import type { DemoPlatform } from '#platform/testing';

/** A message of a teacher to the class of the twins, with an id of its own. */
export function buildNote(more: object = {}) {
  return {
    messageId: randomUUID(),
    title: '美术课通知',
    text: '明天请带水彩笔',
    importance: 2,
    classes: [{ gradeName: '五年级', className: '(1)班' }],
    to: 'both',
    ...more,
  };
}

/** Sends as a demo user; answers the envelope. */
export async function sendAs(platform: DemoPlatform, loginName: string, body: object) {
  return (await (await platform.as(loginName)).postJson('/api/base/messages/send', body)).body;
}
