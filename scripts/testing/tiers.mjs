const leftOut = {
  core: ['**/*.full.test.{ts,tsx}', 'tests/{operations,plans,replicas,uploads}/**'],
  full: ['tests/plans/**'],
};

/**
 * Patterns of the test files that a tier leaves to the others, see docs/testing.md. Without a tier none is left out.
 * @param {string | undefined} tier
 * @returns {string[]}
 */
export function leftOutOf(tier) {
  return leftOut[tier] ?? [];
}
