import { fill } from '../../language/index.ts';
import type { ApiTable } from '../tables.ts';
import type { FormatContext } from './context.ts';
import { escapeHtml } from '../../ui/index.ts';

type Locales = Extract<ApiTable, { kind: 'locales' }>;

/** `frFR` → `fr-FR`. */
function localeTag(name: string): string {
  return name.replace(/^([a-z]{2})([A-Z]{2})$/, '$1-$2');
}

const displayNames = new Map<string, Intl.DisplayNames>();

/** In the words of the page's language; codes that no list knows stay as they are. */
export function localeTitle(name: string, language = 'en'): string {
  const known =
    displayNames.get(language) ?? new Intl.DisplayNames([language], { type: 'language' });
  displayNames.set(language, known);
  // The packages name Kazakh after its country.
  const tag = name === 'kzKZ' ? 'kk-KZ' : localeTag(name);
  return known.of(tag) ?? tag;
}

export function localeRows({ rows, total }: Locales, { strings }: FormatContext): string[] {
  return rows.map(({ name, translated }) => {
    const count = fill(strings.api.translatedOf, {
      count: String(translated),
      total: String(total),
    });
    const percent = Math.round((translated / total) * 100);
    const meter = `<span class="api-meter" aria-hidden="true"><span style="inline-size:${percent}%"></span></span>`;
    return `<tr><th scope="row">${escapeHtml(localeTitle(name))}</th><td><code>${name}</code></td><td>${meter}${escapeHtml(count)}</td></tr>`;
  });
}
