const answers = new Map<string, boolean>();

/**
 * Whether a name stands for a style: a property, a custom property, or a selector. The build puts it in the place of
 * Chakra's list of all properties (`@pandacss/is-valid-prop`): the browser has that list, and pages load 1.9 KB less.
 */
export function isCssProperty(name: string): boolean {
  let answer = answers.get(name);
  if (answer === undefined) {
    answer = name.startsWith('--') || /[&@]/.test(name) || isKnownToBrowser(name);
    answers.set(name, answer);
  }
  return answer;
}

/** `CSS.supports` and not the style object, which also has descriptors of rules, such as `src`. */
function isKnownToBrowser(property: string): boolean {
  return CSS.supports(
    property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    'inherit',
  );
}
