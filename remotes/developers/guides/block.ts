/** A piece of running text. */
export type Inline =
  | { kind: 'text' | 'code' | 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

/** What a guide is made of. The build reads the guides and hands out these (`scripts/build/guide-blocks.ts`). */
export type Block =
  | { kind: 'heading'; level: number; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };
