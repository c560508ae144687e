import type { ReactNode } from 'react';
import { twinPath } from '../agents/index.ts';
import { DemoPage } from '../demos/frame/index.ui.ts';
import { Playground } from '../demos/playground/index.ui.ts';
import { languageOf, localizePath } from '../language/index.ts';
import { trailOf } from '../navigation/index.ts';
import type { Crumb } from '../pages/index.ts';
import { HeadTags } from '../pages/index.ui.ts';
import { OfflinePage } from '../service-worker/index.ui.ts';
import { DocsPage } from './DocsPage.tsx';
import { PageRoot } from './PageRoot.tsx';
import { LandingPage } from './LandingPage.tsx';
import { MissingPage, scriptOfMissingPage } from './MissingPage.tsx';
import { navigationIn } from '../navigation/index.server.ts';
import {
  languageCodes,
  loadDemoPage,
  loadPage,
  offlinePaths,
  playgroundPaths,
  searchPaths,
  writtenIn,
} from './sitePages.ts';
import { SearchPage } from '../search/index.ui.ts';
import { stringsIn } from '../config/index.server.ts';
import { Header } from './shell/Header.tsx';
import type { PageDocument } from './documentHtml.ts';
import { Shell } from './shell/Shell.tsx';

export interface RenderedPage {
  root: ReactNode;
  document: PageDocument;
  title: string;
  status: 200 | 404;
}

/** The page of one path, and what the document around it needs; an unknown one gets the 404 page. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const language = languageOf(path, languageCodes);
  if (playgroundPaths.includes(path)) return renderPlayground(path, language);
  if (searchPaths.includes(path)) return renderSearch(path, language);
  if (offlinePaths.includes(path)) return renderOffline(path, language);
  const alone = await loadDemoPage(path);
  if (alone) return renderDemoPage(alone, path, language);
  const module = await loadPage(path);
  if (!module) return renderNotFound(language);
  const { title, description, layout } = module.page.frontMatter;
  const Page = layout === 'landing' ? LandingPage : DocsPage;
  const twin = twinPath(path);
  const crumbs = trailOf(navigationIn(language), module.page.path).map((entry): Crumb => ({
    title: entry.title,
    ...(entry.path && { href: localizePath(entry.path, language) }),
  }));
  const root = (
    <PageRoot
      language={language}
      written={module.language}
      head={
        <HeadTags
          title={title}
          description={description}
          path={path}
          languages={writtenIn(module.page.path)}
          crumbs={crumbs}
          twin={twin}
        />
      }
    >
      <Page module={module} path={path} language={language} crumbs={crumbs} twin={twin} />
    </PageRoot>
  );
  return { root, document: { language }, title, status: 200 };
}

type LoadedDemo = NonNullable<Awaited<ReturnType<typeof loadDemoPage>>>;

/** A demo without the shell, left out of search engines: its text is on its own page. */
function renderDemoPage({ demo, home }: LoadedDemo, path: string, language: string): RenderedPage {
  const { frontMatter } = home.page;
  const title = `${demo.description.name} · ${frontMatter.title}`;
  const root = (
    <PageRoot
      language={language}

      head={
        <HeadTags
          title={title}
          description={frontMatter.description}
          path={path}
          crumbs={[]}
          noIndex
        />
      }
    >
      <DemoPage
        demo={demo}
        home={{ title: frontMatter.title, href: localizePath(home.page.path, language) }}
      />
    </PageRoot>
  );
  return { root, document: { language, hasShell: false }, title, status: 200 };
}

/** R14: the site's header, but neither its shell nor a theme provider. */
function renderPlayground(path: string, language: string): RenderedPage {
  const { title, description } = stringsIn(language).playground;
  const head = <HeadTags title={title} description={description} path={path} crumbs={[]} />;
  const root = (
    <PageRoot language={language} head={head}>
      <Header path={path} hasSidebar={false} />
      <Playground />
    </PageRoot>
  );
  return { root, document: { language, hasShell: false }, title, status: 200 };
}

function renderSearch(path: string, language: string): RenderedPage {
  const { label } = stringsIn(language).search;
  const head = <HeadTags title={label} description={label} path={path} crumbs={[]} noIndex />;
  const root = (
    <PageRoot language={language} head={head}>
      <Shell path={path}>
        <article className="prose">
          <SearchPage />
        </article>
      </Shell>
    </PageRoot>
  );
  return { root, document: { language }, title: label, status: 200 };
}

export const notFoundPayload = '/404.txt';

function renderNotFound(language: string): RenderedPage {
  const { notFound } = stringsIn(language);
  const { title } = notFound;
  const path = localizePath('/404/', language);
  const head = <HeadTags title={title} description={title} path={path} crumbs={[]} noIndex />;
  const root = (
    <PageRoot language={language} head={head}>
      <Shell path={path}>
        <article className="prose">
          <MissingPage language={language} strings={notFound} />
        </article>
      </Shell>
    </PageRoot>
  );
  return {
    root,
    document: { language, payloadUrl: localizePath(notFoundPayload, language) },
    title,
    status: 404,
  };
}

/** The inline scripts of the 404 pages: one for each language. */
export function notFoundScripts(): string[] {
  return languageCodes.map((language) =>
    scriptOfMissingPage({ language, strings: stringsIn(language).notFound }),
  );
}

/** Shown instead of every page that isn't stored, so its payload has its own address. */
function renderOffline(path: string, language: string): RenderedPage {
  const { title, text } = stringsIn(language).offline;
  const head = <HeadTags title={title} description={text} path={path} crumbs={[]} noIndex />;
  const root = (
    <PageRoot language={language} head={head}>
      <Shell path={path}>
        <article className="prose">
          <OfflinePage />
        </article>
      </Shell>
    </PageRoot>
  );
  return {
    root,
    document: { language, payloadUrl: `${path}index.txt` },
    title,
    status: 200,
  };
}
