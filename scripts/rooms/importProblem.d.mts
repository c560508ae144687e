export function roomOf(file: string): string | undefined;
export function isDoor(file: string): boolean;
export function importProblem(from: string, to: string, root: string): string | undefined;
