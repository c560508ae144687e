import { canonicalPath, localizePath } from '../language/index.ts';
import { fromAddress, nearestPages, toAddress, wordsOf } from '../links/index.ts';

/** A page that a missing path may have meant: path and title. */
export type KnownPage = readonly [path: string, title: string];

/**
 * Inline script of the 404 page. One file answers for every missing path, so the path is read in the browser:
 * before the first paint, without the application. `data-missing` marks the places; the search takes over when
 * it is there. `text` is the sentence with `{path}`, `title` that of the list.
 */
export default function showMissing(
  window: Pick<Window, 'location'>,
  document: Document,
  pages: readonly KnownPage[],
  text: string,
  title: string,
): void {
  const part = <Part extends Element>(name: string) =>
    document.querySelector<Part>(`[data-missing="${name}"]`);
  const address = window.location.pathname.slice(0, 200);
  const { lang } = document.documentElement;
  const path = canonicalPath(fromAddress(address), [lang]);
  const sentence = part('text');
  if (sentence) sentence.textContent = text.replace('{path}', () => address);
  const field = part<HTMLInputElement>('words');
  if (field) field.value = wordsOf(path).join(' ');

  const known = pages.map(([href, name]) => ({ path: href, title: name }));
  const nearest = nearestPages(path, known);
  if (nearest.length === 0) return;
  const heading = document.createElement('h2');
  heading.textContent = title;
  const list = document.createElement('ul');
  for (const page of nearest) {
    const link = document.createElement('a');
    link.href = toAddress(localizePath(page.path, lang));
    link.textContent = page.title;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  part('nearest')?.append(heading, list);
}
