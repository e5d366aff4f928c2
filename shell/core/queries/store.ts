import { createStore } from 'jotai';

/** The one jotai store of the page: state of the interface that several apps share. */
export const store: ReturnType<typeof createStore> = createStore();
