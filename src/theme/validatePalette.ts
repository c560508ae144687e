/** Throws for a role whose color has no usable `main`, from which Material derives everything else. */
export function validatePalette(
  palette: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): void {
  for (const [scheme, roles] of Object.entries(palette)) {
    for (const [role, color] of Object.entries(roles)) {
      const problem = problemOf(color);
      if (problem) {
        throw new Error(
          `src/theme/palette.ts: the color ${JSON.stringify(color)} of the role "${role}" in the scheme "${scheme}" ${problem}. ` +
            `Give it a string: roles.${scheme}.${role} = { main: '#1976d2', … }.`,
        );
      }
    }
  }
}

function problemOf(color: unknown): string | null {
  if (typeof color !== 'object' || color === null || !('main' in color)) return 'has no `main`';
  if (color.main === undefined || color.main === '') return 'has no `main`';
  if (typeof color.main === 'string') return null;
  return `has a \`main\` that is ${JSON.stringify(color.main)}, not a string`;
}
