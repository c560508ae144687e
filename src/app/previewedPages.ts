import navigation from '#content/navigation.ts';
import { english } from '../language/index.ts';
import { planOfTrail, productOf, trailOf } from '../navigation/index.ts';
import type { PreviewFacts } from '../pictures/index.ts';
import { loadAllFacts } from './sitePages.ts';

/** What the previews of all pages say; `demo`: the id of the first one. */
export async function previewedPages(): Promise<PreviewFacts[]> {
  const { products, plans } = english.strings;
  return (await loadAllFacts('en')).map(({ page, demos }) => {
    const plan = planOfTrail(trailOf(navigation, page.path));
    return {
      path: page.path,
      title: page.frontMatter.title,
      product: products[productOf(page.path).productId ?? 'introduction'],
      plan: plan && plans[plan],
      demo: demos[0]?.description.id,
    };
  });
}
