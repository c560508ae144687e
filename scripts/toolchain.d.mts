interface Lockfile {
  packages: Record<string, { version?: string; optional?: boolean }>;
}

export function nodeProblem(version: string, range: string): string | undefined;
export function dependenciesProblem(
  lock: Lockfile,
  installed: Lockfile | undefined,
): string | undefined;
export function prepare(): Promise<boolean>;
