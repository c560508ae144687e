import { escapeHtml } from '../../ui/index.ts';
import { parseEntry, type FeedbackEntry } from '../entry.ts';

/** One entry a line; damaged lines are counted and left alone. */
export function readLines(text: string): { entries: FeedbackEntry[]; damaged: number } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const entries = lines.flatMap((line) => parseEntry(line) ?? []);
  return { entries, damaged: lines.length - entries.length };
}

export interface PageReport {
  page: string;
  helpful: number;
  notHelpful: number;
  /** Newest first. */
  texts: { section: string; helpful: boolean; text: string; time: string }[];
}

/** By page, those with the most complaints first. */
export function reportOf(entries: readonly FeedbackEntry[]): PageReport[] {
  const pages = new Map<string, PageReport>();
  for (const { page, section, helpful, text, time } of entries) {
    const report = pages.get(page) ?? { page, helpful: 0, notHelpful: 0, texts: [] };
    report[helpful ? 'helpful' : 'notHelpful'] += 1;
    if (text) report.texts.push({ section, helpful, text, time });
    pages.set(page, report);
  }
  for (const { texts } of pages.values()) texts.sort((a, b) => b.time.localeCompare(a.time));
  return [...pages.values()].sort(
    (a, b) => b.notHelpful - a.notHelpful || b.helpful - a.helpful || a.page.localeCompare(b.page),
  );
}

export function reportText(pages: readonly PageReport[]): string {
  if (pages.length === 0) return 'No feedback yet.';
  return pages
    .map(
      ({ page, helpful, notHelpful }) =>
        `${String(notHelpful).padStart(5)} not helpful ${String(helpful).padStart(5)} helpful  ${page}`,
    )
    .join('\n');
}

export function reportHtml(pages: readonly PageReport[], damaged: number): string {
  const rows = pages.map(
    ({ page, helpful, notHelpful, texts }) =>
      `<tr><th scope="row">${escapeHtml(page)}</th><td>${notHelpful}</td><td>${helpful}</td><td>${texts
        .map(
          ({ section, helpful: isHelpful, text }) =>
            `<p>${isHelpful ? '+' : '−'} ${section ? `<b>#${escapeHtml(section)}</b> ` : ''}${escapeHtml(text)}</p>`,
        )
        .join('')}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Feedback</title>
<style>body{font:15px/1.5 sans-serif;margin:2rem}table{border-collapse:collapse}th,td{padding:6px 12px;border:1px solid #ccc;text-align:start;vertical-align:top}p{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}</style>
<h1>Feedback by page</h1>
${damaged > 0 ? `<p>Lines that could not be read: ${damaged}.</p>` : ''}
<table><thead><tr><th>Page</th><th>Not helpful</th><th>Helpful</th><th>Texts</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></html>`;
}
