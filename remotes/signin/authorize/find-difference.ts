/** An address in two parts: what is alike in both, and from where on it differs. */
export interface Compared {
  alike: string;
  different: string;
}

export interface Difference {
  received: Compared;
  registered: Compared[];
}

/** Shows where the return address that a client sent leaves each registered one; the most alike counts for its own. */
export function findDifference(received: string, registered: readonly string[]): Difference {
  return {
    received: cut(received, Math.max(0, ...registered.map((address) => alikeLength(received, address)))),
    registered: registered.map((address) => cut(address, alikeLength(address, received))),
  };
}

function cut(text: string, at: number): Compared {
  return { alike: text.slice(0, at), different: text.slice(at) };
}

function alikeLength(one: string, other: string): number {
  const [short, long] = [[...one], [...other]];
  const end = short.findIndex((sign, index) => sign !== long[index]);
  return (end === -1 ? short : short.slice(0, end)).join('').length;
}
