import siteConfig from '#site-config';
import { siteOrigin } from '../config/index.ts';
import { alternates, canonicalPath, languageOf } from '../language/index.ts';
import { pagePreview, pictureFolder, previewSize } from '../pictures/index.ts';
import type { Crumb } from './crumbs.ts';

interface HeadTagsProps {
  title: string;
  description: string;
  /** The path as in the address bar. */
  path: string;
  /** That the page is written in; left out: all of them. */
  languages?: readonly string[];
  crumbs: Crumb[];
  /** The address of the page as Markdown, when it has one. */
  twin?: string;
  /** Left out of search engines, such as the page for missing ones. */
  noIndex?: boolean;
}

export function HeadTags(props: HeadTagsProps) {
  const { title, description, path, crumbs, twin, noIndex } = props;
  const origin = siteOrigin(siteConfig);
  const codes = siteConfig.languages.map(({ code }) => code);
  const languages = props.languages ?? codes;
  const shown = languageOf(path, codes);
  const isWritten = languages.includes(shown);
  const canonical = isWritten ? path : canonicalPath(path, codes);
  const preview = pagePreview(canonicalPath(path, codes));
  const image = `${origin}${preview ? pictureFolder + preview : '/x/social.png'}`;
  const tabTitle = `${title} · ${siteConfig.name}`;
  return (
    <>
      <title>{tabTitle}</title>
      <meta name="description" content={description} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={origin + canonical} />
      )}
      {alternates(path, codes, languages).map((alternate) => (
        <link
          key={alternate.hrefLang}
          rel="alternate"
          hrefLang={alternate.hrefLang}
          href={origin + alternate.path}
        />
      ))}
      {twin && <link rel="alternate" type="text/markdown" href={twin} />}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={siteConfig.name}
        href="/x/opensearch.xml"
      />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={siteConfig.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + canonical} />
      <meta property="og:locale" content={isWritten ? shown : 'en'} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(previewSize.width)} />
      <meta property="og:image:height" content={String(previewSize.height)} />
      <meta property="og:image:alt" content={preview ? tabTitle : siteConfig.name} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={preview ? tabTitle : siteConfig.name} />
      {crumbs.length > 0 && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: breadcrumbJson(crumbs, origin) }}
        />
      )}
    </>
  );
}

function breadcrumbJson(crumbs: Crumb[], origin: string): string {
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(href && { item: origin + href }),
    })),
  });
  return json.replaceAll('<', '\\u003c');
}
