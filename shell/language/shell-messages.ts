export const loadShellMessages = async (): Promise<void> => undefined;
