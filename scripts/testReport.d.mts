export interface ReportedTest {
  file: string;
  line?: number;
  title: string;
  seconds: number;
  failed: boolean;
  traces?: string[];
}
export function vitestTests(report: unknown, root: string): ReportedTest[];
export function playwrightTests(report: unknown): ReportedTest[];
export function slowestLines(tests: readonly ReportedTest[], count: number): string[];
export function placeOf(test: ReportedTest): string;
export function titlesOf(tests: readonly ReportedTest[]): string;
export function failureLines(
  failed: readonly ReportedTest[],
  reruns: readonly ReportedTest[],
  relative: (file: string) => string,
): string[];
