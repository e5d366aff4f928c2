/** An address in two parts: what is alike in both, and from where on it differs. */
export interface Compared {
  alike: string;
  different: string;
}

export interface Difference {
  received: Compared;
  registered: Compared[];
}

const alikeLength = (one: string, other: string): number => {
  const [short, long] = [[...one], [...other]];
  const end = short.findIndex((sign, index) => sign !== long[index]);
  return (end === -1 ? short : short.slice(0, end)).join('').length;
};

const cut = (text: string, at: number): Compared => ({ alike: text.slice(0, at), different: text.slice(at) });

/** Shows where the return address that a client sent leaves each registered one; the most alike counts for its own. */
export const findDifference = (received: string, registered: readonly string[]): Difference => ({
  received: cut(received, Math.max(0, ...registered.map((address) => alikeLength(received, address)))),
  registered: registered.map((address) => cut(address, alikeLength(address, received))),
});
