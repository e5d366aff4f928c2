import { useSay } from '../../state/use-say.ts';
import type zhCN from './messages/zh-CN.json';

/** The messages of the ways in beside the form. */
export const useWaysSay = () => useSay<keyof typeof zhCN>();
