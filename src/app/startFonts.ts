import { canonicalPath } from '../language/index.ts';
import { fromAddress } from '../links/index.ts';

export interface FontsConfig {
  languages: readonly string[];
  iconFontStylesheet: string;
  extraFontStylesheet: string;
  /** The sample page that shows the extra font. */
  extraFontPage: string;
}

/** The stylesheets that a page asks for; both are off by default. */
export function fontsOf(path: string, config: FontsConfig): string[] {
  const onSample =
    config.extraFontPage !== '' && canonicalPath(path, config.languages) === config.extraFontPage;
  const wanted = [config.iconFontStylesheet, onSample ? config.extraFontStylesheet : ''];
  return wanted.filter((url) => url !== '');
}

/** Loads them after the page is idle, each once; the answer is called after each navigation. */
export function startFonts(window: Window, config: FontsConfig): () => void {
  const { document, location } = window;
  const loaded = new Set<string>();
  const load = () => {
    for (const href of fontsOf(fromAddress(location.pathname), config)) {
      if (loaded.has(href)) continue;
      loaded.add(href);
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
    }
  };
  load();
  return load;
}
