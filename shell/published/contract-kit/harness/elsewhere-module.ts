/** An app that shows one empty heading, in the form in which the federation loads apps. */
export const elsewhereModule = `
let shared = {};
export function init(scope) { shared = scope; }
export async function get() {
  const [version] = Object.keys(shared.react);
  const react = (await shared.react[version].get())();
  const View = () => react.createElement('h1', { id: 'kit-elsewhere' }, '⟦·⟧');
  return () => ({ app: { View, loadMessages: async () => ({}) } });
}
`;
