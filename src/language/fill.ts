const placeholder = /\{(\w+)\}/g;

/** Replaces each `{name}` of a template; a name without a value stays as it is written. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** The names of a template's places, each once, sorted. */
export function placeholdersOf(template: string): string[] {
  return [...new Set([...template.matchAll(placeholder)].map((match) => match[1] ?? ''))].sort();
}
