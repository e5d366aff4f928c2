import type zhCN from '../messages/zh-CN.json';

/** Id of a message of this remote; a misspelt one does not compile. */
export type MessageId = keyof typeof zhCN;
