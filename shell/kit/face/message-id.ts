import type zhCN from './messages/zh-CN.json';

/** Id of a message of the face widget. */
export type MessageId = keyof typeof zhCN;
