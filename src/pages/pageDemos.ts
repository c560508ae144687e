import { demoIdOf, demoPagePath, type DemoModule } from '../demos/source/index.ts';
import { canonicalPath, languageOf, localizePath } from '../language/index.ts';
import type { PageList } from './pageList.ts';
import { pageFolderOf, pagePathOf } from './pagePath.ts';
import type { PageModule } from './pageRecord.ts';

interface PlacedDemo {
  demo: DemoModule;
  home: PageModule;
}

/** The demos of the site's pages. */
export function createPageDemos({
  languageCodes,
  loadPage,
  loadAllPages,
  loadAllFacts,
}: Pick<PageList, 'languageCodes' | 'loadPage' | 'loadAllPages' | 'loadAllFacts'>) {
  /** A demo by its id, and the page that it belongs to. */
  async function loadDemo(id: string, language: string): Promise<PlacedDemo | undefined> {
    const home = await loadPage(localizePath(homePathOf(id), language));
    const demo = home?.demos.find(({ description }) => description.id === id);
    return home && demo && { demo, home };
  }

  return {
    loadDemo,

    /** The demo that stands alone at a path, and the page that it belongs to. */
    async loadDemoPage(path: string): Promise<PlacedDemo | undefined> {
      const id = demoIdOf(canonicalPath(path, languageCodes));
      return id === undefined ? undefined : loadDemo(id, languageOf(path, languageCodes));
    },

    /** The folder inside `content/` whose prose is on the page; for a generated page one that does not exist. */
    proseFolderOf(path: string): string {
      const canonical = canonicalPath(path, languageCodes);
      const id = demoIdOf(canonical);
      return id === undefined ? pageFolderOf(canonical) : folderOf(id);
    },

    /** The own page of every demo, in every language. */
    async demoPagePaths(): Promise<string[]> {
      const demos = (await loadAllFacts()).flatMap((page) => page.demos);
      const paths = new Set(demos.map(({ description }) => demoPagePath(description.id)));
      return languageCodes.flatMap((code) => [...paths].map((path) => localizePath(path, code)));
    },

    /** Every demo once, with the page that shows it and what it is made of. */
    async shownDemos() {
      const demos = (await loadAllPages()).flatMap((page) => page.demos);
      // A translated page shows the same ones.
      const byId = new Map(demos.map(({ description }) => [description.id, description]));
      return [...byId.values()].map(({ id, name, height, files }) => {
        return { id, name, height, files, home: homePathOf(id) };
      });
    },
  };
}

const folderOf = (id: string) => id.slice(0, id.lastIndexOf('/'));
const homePathOf = (id: string) => pagePathOf(folderOf(id));
