import { AdSlot } from '../ads/index.ui.ts';
import { referenceLinks } from '../api-reference/index.server.ts';
import { setFeedbackPage } from '../feedback/index.server.ts';
import { PageFeedback } from '../feedback/index.ui.ts';
import { localizePath } from '../language/index.ts';
import { mdxComponents } from '../mdx/index.server.ts';
import { neighborsOf, ownTitleOf, type PageReference } from '../navigation/index.ts';
import { pageFolderOf, type Crumb, type PageModule } from '../pages/index.ts';
import { LastChange, Neighbors, PageHeader, Toc } from '../pages/index.ui.ts';
import { articleLanguage, listedHeadings } from './articleLanguage.ts';
import { navigationIn } from '../navigation/index.server.ts';
import { offlineAction } from './offlineAction.tsx';
import { BackToTop } from './shell/BackToTop.tsx';
import { Shell } from './shell/Shell.tsx';
import { Untranslated } from './Untranslated.tsx';

export interface DocsPageProps {
  module: PageModule & { language: string };
  /** As in the address bar. */
  path: string;
  language: string;
  crumbs: Crumb[];
  twin: string;
}

export function DocsPage({ module, path, language, crumbs, twin }: DocsPageProps) {
  const { page, default: Content } = module;
  setFeedbackPage({ path, title: page.frontMatter.title });
  const { previous, next } = neighborsOf(navigationIn(language), page.path);
  const link = (neighbor?: PageReference) =>
    neighbor && { title: ownTitleOf(neighbor), href: localizePath(neighbor.path, language) };
  const written = articleLanguage(module.language, language);
  const headings = listedHeadings(page.headings, module.language);
  // Left out where it is not needed: what a client component gets is part of the page.
  const toc = written && { written };
  return (
    <Shell path={path} aside={<Toc headings={headings} placement="aside" {...toc} />}>
      {written && <Untranslated path={page.path} />}
      <article key={path}>
        <PageHeader
          record={page}
          written={written}
          crumbs={crumbs}
          twin={twin}
          reference={referenceLinks(page.frontMatter, language)}
          more={offlineAction(page.path)}
        />
        {page.frontMatter.ad && <AdSlot placement="body" />}
        <Toc headings={headings} placement="inline" {...toc} />
        <div className="prose" {...written}>
          <Content components={mdxComponents} />
        </div>
        <PageFeedback />
        <LastChange folder={pageFolderOf(page.path)} />
        <Neighbors previous={link(previous)} next={link(next)} />
      </article>
      <BackToTop />
    </Shell>
  );
}
