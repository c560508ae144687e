export interface Counts {
  passed: number;
  failed: number;
}

export function countCheck(exitCode: number): Counts;
export function countVitest(report: unknown, exitCode: number): Counts;
export function countPlaywright(report: unknown, exitCode: number): Counts;
export function summaryLine(results: readonly Counts[]): string;
export function chooseParts(args: readonly string[], parts: readonly string[]): string[];
