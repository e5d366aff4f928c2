/** Permission codes of the app that buttons ask for. */
export const codes = { share: 'share.create' } as const;
