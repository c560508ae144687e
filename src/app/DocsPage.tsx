import navigation from '#content/navigation.ts';
import { AdSlot } from '../ads/index.ui.ts';
import { referenceLinks } from '../api-reference/index.server.ts';
import { setFeedbackPage } from '../feedback/index.server.ts';
import { PageFeedback } from '../feedback/index.ui.ts';
import { localizePath } from '../language/index.ts';
import { mdxComponents } from '../mdx/index.server.ts';
import { neighborsOf, ownTitleOf, type PageReference } from '../navigation/index.ts';
import { pageFolderOf, type Crumb, type PageModule } from '../pages/index.ts';
import { LastChange, Neighbors, PageHeader, Toc } from '../pages/index.ui.ts';
import { articleLanguage } from './articleLanguage.ts';
import { offlineAction } from './offlineAction.tsx';
import { BackToTop } from './shell/BackToTop.tsx';
import { Shell } from './shell/Shell.tsx';

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
  const { previous, next } = neighborsOf(navigation, page.path);
  const link = (neighbor?: PageReference) =>
    neighbor && { title: ownTitleOf(neighbor), href: localizePath(neighbor.path, language) };
  return (
    <Shell path={path} aside={<Toc headings={page.headings} placement="aside" />}>
      <article key={path} {...articleLanguage(module.language, language)}>
        <PageHeader
          record={page}
          crumbs={crumbs}
          twin={twin}
          reference={referenceLinks(page.frontMatter, language)}
          more={offlineAction(page.path)}
        />
        {page.frontMatter.ad && <AdSlot placement="body" />}
        <Toc headings={page.headings} placement="inline" />
        <div className="prose">
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
