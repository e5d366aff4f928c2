/**
 * Compares the path of a route with a pattern, such as `/notes/:id`.
 * @returns the parameters by name, decoded; undefined where it does not fit
 */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const [expected, given] = [segmentsOf(pattern), segmentsOf(path)];
  if (expected.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [at, part] of expected.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith(':')) parameters[part.slice(1)] = decode(value);
    else if (part !== value) return undefined;
  }
  return parameters;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** What is not well encoded stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
