import { useSay } from '../../state/use-say.ts';
import type zhCN from './messages/zh-CN.json';

/** The messages of this page. */
export const useAuthorizeSay = () => useSay<keyof typeof zhCN>();
