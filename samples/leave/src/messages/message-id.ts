import type zhCN from './zh-CN.json';

/** Id of a message of this app; a misspelt one does not compile. */
export type MessageId = keyof typeof zhCN;
