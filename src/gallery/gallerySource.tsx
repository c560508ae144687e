import siteConfig from '#site-config';
import { siteOrigin } from '../config/index.ts';
import navigation from '#content/navigation.ts';
import type { LanguageDefinition, Strings } from '../language/index.ts';
import { pagesInOrder } from '../navigation/index.ts';
import { generatedRecord, type PageFacts, type PageModule } from '../pages/index.ts';
import { GalleryBody } from './GalleryBody.tsx';
import { galleryGroups, type GalleryProduct } from './galleryGroups.ts';
import { galleryMarkdown } from './galleryMarkdown.ts';
import { galleryPath } from './galleryPath.ts';

/** The gallery in the shape of a written page, so that search, sitemap and twins have it like any other. */
export function gallerySource(
  { code, strings }: LanguageDefinition,
  loadWritten: () => Promise<readonly PageFacts[]>,
) {
  const order = pagesInOrder(navigation).map(({ path }) => path);
  const groups = async () => galleryGroups(await loadWritten(), order);
  const load = async () => moduleOf(await groups(), strings);
  return {
    path: galleryPath,
    language: code,
    load,
    loadFacts: load,
    /** Changes with everything that the page shows. */
    print: async () => JSON.stringify(await groups()),
  };
}

function moduleOf(products: GalleryProduct[], strings: Strings): PageModule {
  const { gallery, products: names } = strings;
  const { title, description, keywords } = gallery;
  return {
    default: () => <GalleryBody products={products} />,
    page: generatedRecord({
      file: 'the demos of all pages',
      path: galleryPath,
      title,
      description,
      layout: 'landing',
      headings: products.map(({ id }) => ({ depth: 2, id, text: names[id] })),
    }),
    demos: [],
    search: [{ kind: 'page', id: '', name: title, text: description, keywords }],
    get markdown() {
      return galleryMarkdown(products, { origin: siteOrigin(siteConfig), names });
    },
  };
}
