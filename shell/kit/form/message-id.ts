import type zhCN from './messages/zh-CN.json';

/** Id of a message that all forms have in common. */
export type MessageId = keyof typeof zhCN;
