export interface Job {
  name: string;
  needs?: string[];
  alone?: boolean;
}
export function runJobs<J extends Job, R>(
  jobs: readonly J[],
  slots: number,
  execute: (job: J, results: Readonly<Record<string, R>>) => Promise<R>,
): Promise<Record<string, R>>;
