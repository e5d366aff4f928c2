import { useSay } from '../../state/use-say.ts';
import type zhCN from './messages/zh-CN.json';

/** The messages of this page. */
export const useConsentSay = () => useSay<keyof typeof zhCN>();
