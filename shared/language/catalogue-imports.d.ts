/** What the build makes of the catalogues of a room (`scripts/build/catalogues.ts`). */
declare module '*.json?all' {
  import type { CompiledMessages, Localized } from '#shared/contracts';

  export const catalogues: Localized<CompiledMessages>;
}

declare module '*.json?load' {
  import type { CompiledMessages, Language } from '#shared/contracts';

  export function loadMessages(language: Language): Promise<CompiledMessages>;
}

declare module '*.json?load-each' {
  import type { CompiledMessages, Language } from '#shared/contracts';

  export function loadMessages(language: Language): Promise<CompiledMessages>;
}
