export function findChromium(): string | undefined;
export function ensureChromium(): Promise<string>;
export function findHeadlessShell(): string | undefined;
