import type { CodeVariant, Styling } from '../source/index.ts';

export interface DemoView {
  styling: Styling;
  variant: CodeVariant;
}

const ending: Record<CodeVariant, string> = { TS: 'tsx', JS: 'js' };

/** The hash that leads to a demo as it is seen: `css-MultiSort.js`; the default styling is left out. */
export function demoAnchor(name: string, { styling, variant }: DemoView): string {
  const prefix = styling === 'system' ? '' : `${styling}-`;
  return `${prefix}${name}.${ending[variant]}`;
}

/**
 * Every other hash that the static page answers to; `Name.tsx` is the frame's own id. The name alone is what the site's
 * own links use: it leads to the code in the language that the reader prefers.
 */
export function furtherAnchors(name: string, stylings: readonly Styling[]): string[] {
  const prefixes = stylings.length > 1 ? ['', ...stylings.map((styling) => `${styling}-`)] : [''];
  const named = prefixes.flatMap((prefix) =>
    Object.values(ending).map((end) => `${prefix}${name}.${end}`),
  );
  return [name, ...named.filter((anchor) => anchor !== `${name}.tsx`)];
}

/** The address of a demo as it is seen. */
export function demoLink(page: string, name: string, view: DemoView): string {
  const url = new URL(page);
  url.hash = demoAnchor(name, view);
  return url.href;
}
