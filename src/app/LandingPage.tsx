import { AdSlot } from '../ads/index.ui.ts';
import { setFeedbackPage } from '../feedback/index.server.ts';
import { PageFeedback } from '../feedback/index.ui.ts';
import { localizePath } from '../language/index.ts';
import { mdxComponents } from '../mdx/index.server.ts';
import { neighborsOf } from '../navigation/index.ts';
import { pageFolderOf } from '../pages/index.ts';
import { LastChange, Neighbors, PageActions } from '../pages/index.ui.ts';
import { SearchButton } from '../search/index.ui.ts';
import type { DocsPageProps } from './DocsPage.tsx';
import { articleLanguage } from './articleLanguage.ts';
import styles from './LandingPage.module.css';
import { navigationIn } from '../navigation/index.server.ts';
import { offlineAction } from './offlineAction.tsx';
import { BackToTop } from './shell/BackToTop.tsx';
import { Shell } from './shell/Shell.tsx';
import { Untranslated } from './Untranslated.tsx';

/** A page with `layout: landing`: title and search beside its first blocks, over the whole width. */
export function LandingPage({ module, path, language, twin }: DocsPageProps) {
  const { page, default: Content } = module;
  const { title, description, ad } = page.frontMatter;
  setFeedbackPage({ path, title });
  const { next } = neighborsOf(navigationIn(language), page.path);
  const written = articleLanguage(module.language, language);
  return (
    <Shell path={path} layout="landing">
      {import.meta.viteRsc.loadCss('./LandingPage.module.css')}
      {written && <Untranslated path={page.path} />}
      <article key={path} className={styles.page}>
        <div className={styles.hero}>
          <h1 className={styles.title} {...written}>
            {title}
          </h1>
          <p className={styles.description} {...written}>
            {description}
          </p>
          <SearchButton />
        </div>
        <div className={`prose ${styles.blocks}`} {...written}>
          <Content components={mdxComponents} />
        </div>
        {ad && <AdSlot placement="body" />}
        <PageActions record={page} twin={twin} more={offlineAction(page.path)} />
        <PageFeedback />
        <LastChange folder={pageFolderOf(page.path)} />
        {next && (
          <Neighbors next={{ title: next.title, href: localizePath(next.path, language) }} />
        )}
      </article>
      <BackToTop />
    </Shell>
  );
}
