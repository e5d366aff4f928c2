export const checkSession = async (): Promise<void> => undefined;
export const startSession = (): void => undefined;
