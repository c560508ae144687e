import {
  demoHashPattern,
  variantOfExtension,
  type CodeStyling,
  type CodeVariant,
} from './definitions.ts';

export interface DemoHash {
  /** The demo's name, as written in the hash. */
  demo: string;
  variant: CodeVariant;
  /** `null` when the hash names no styling: the reader's own stays. */
  styling: CodeStyling | null;
}

/** Reads a demo's deep link; `null` for any other hash. */
export function parseDemoHash(hash: string): DemoHash | null {
  const match = demoHashPattern.exec(hash);
  if (!match) return null;
  const [, styling, demo = '', extension] = match;
  return {
    demo,
    // The pattern is built from these very tables, so its groups hold nothing else.
    variant: variantOfExtension[extension as keyof typeof variantOfExtension],
    styling: (styling as CodeStyling | undefined) ?? null,
  };
}
