export interface BuildCliOptions {
  cache: boolean;
  verbose: boolean;
}

const flags = {
  '--no-cache': 'makes everything again and keeps nothing for the next build',
  '--verbose': 'shows all that Vite says',
};

/** The arguments of `npm run build`; DOCS_NO_CACHE does what `--no-cache` does. */
export function readBuildOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): BuildCliOptions {
  const unknown = args.filter((arg) => !(arg in flags));
  if (unknown.length > 0) {
    const known = Object.entries(flags).map(([flag, meaning]) => `  ${flag}  ${meaning}`);
    throw new Error(
      `npm run build does not know ${unknown.join(', ')}. It takes:\n${known.join('\n')}`,
    );
  }
  return {
    cache: !args.includes('--no-cache') && !env.DOCS_NO_CACHE,
    verbose: args.includes('--verbose'),
  };
}
