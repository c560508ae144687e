/** What keeps code from being formatted. */
export type FormatFailure = 'syntax' | 'loading';

export type Formatted = { text: string } | { failure: FormatFailure };

/** Formats TypeScript or JavaScript as the demos are. The formatter is fetched when it is first needed. */
export async function formatCode(code: string, load = loadFormatter): Promise<Formatted> {
  let formatter;
  try {
    formatter = await load();
  } catch {
    return { failure: 'loading' };
  }
  const [{ format }, ...plugins] = formatter;
  try {
    const options = { parser: 'babel-ts', singleQuote: true, printWidth: 100 };
    return { text: await format(code, { ...options, plugins }) };
  } catch {
    return { failure: 'syntax' };
  }
}

function loadFormatter() {
  return Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
}
