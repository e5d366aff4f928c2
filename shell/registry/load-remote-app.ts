export const loadRemoteApp = async (): Promise<void> => undefined;
export const preloadOthers = (): void => undefined;
