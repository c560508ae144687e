export interface Counts {
  passed: number;
  failed: number;
}

export function countCheck(exitCode: number): Counts;
export function countVitest(report: unknown, exitCode: number): Counts;
export function countPlaywright(report: unknown, exitCode: number): Counts;
export function summaryLine(results: readonly Counts[]): string;

export interface PartResult extends Counts {
  name: string;
  seconds: number;
}
export function partTable(results: readonly PartResult[]): string[];
