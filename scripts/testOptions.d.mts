export interface TestOptions {
  parts: string[];
  changed: boolean;
  /** With what the changes are compared; the last commit if it is not given. */
  base: string | undefined;
}
export function readOptions(args: readonly string[], parts: readonly string[]): TestOptions;
