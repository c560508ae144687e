import type { Finding } from './findings.ts';

/** How many findings of each rule a file may have; what is not in it must be free of them. */
export type Baseline = Record<string, Record<string, number>>;

interface Difference {
  file: string;
  rule: string;
  allowed: number;
  now: number;
}

export function countFindings(findings: ReadonlyMap<string, readonly Finding[]>): Baseline {
  const counts: Baseline = {};
  for (const [file, list] of findings) {
    const byRule: Record<string, number> = {};
    for (const { rule } of list) byRule[rule] = (byRule[rule] ?? 0) + 1;
    counts[file] = Object.fromEntries(Object.entries(byRule).sort());
  }
  return counts;
}

/** Where the findings and the baseline disagree, in either direction. */
export function differences(baseline: Baseline, counts: Baseline): Difference[] {
  const files = [...new Set([...Object.keys(baseline), ...Object.keys(counts)])].sort();
  return files.flatMap((file) => {
    const allowedBy = baseline[file] ?? {};
    const nowBy = counts[file] ?? {};
    return [...new Set([...Object.keys(allowedBy), ...Object.keys(nowBy)])]
      .map((rule) => ({ file, rule, allowed: allowedBy[rule] ?? 0, now: nowBy[rule] ?? 0 }))
      .filter(({ allowed, now }) => allowed !== now);
  });
}

export const findingText = (file: string, { line, rule, found, better }: Finding) =>
  `${file}:${line}: "${found.replaceAll('\0', '')}" → ${better} (${rule})`;

/** The errors of a check: what is new, with its places, and what has gone but is still in the baseline. */
export function problemsOf(
  found: readonly Difference[],
  findings: ReadonlyMap<string, readonly Finding[]>,
): string[] {
  return found.map(({ file, rule, allowed, now }) => {
    if (now < allowed) {
      return `${file}: the baseline allows ${allowed} of "${rule}", and the file has ${now}. Run "npm run prose -- --update".`;
    }
    const places = (findings.get(file) ?? []).filter((finding) => finding.rule === rule);
    const head = `${file}: ${now} of "${rule}", and the baseline allows ${allowed}. Rewrite:`;
    return [head, ...places.map((finding) => `  ${findingText(file, finding)}`)].join('\n');
  });
}
