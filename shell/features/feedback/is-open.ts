import { createSharedValue } from '../../core/shared-value/index.ts';

const isOpen = createSharedValue(false);

export const setFeedbackOpen = isOpen.set;
export const useFeedbackOpen = isOpen.use;
