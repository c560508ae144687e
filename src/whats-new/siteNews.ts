import fs from 'node:fs';
import path from 'node:path';
import siteConfig from '#site-config';
import { siteOrigin } from '../config/index.ts';
import { historyRoot } from 'virtual:api-model';
import { changeItemsHtml, changeItemsMarkdown } from '../api-reference/index.ts';
import { readHistories } from '../api-reference/index.server.ts';
import { english, fill, type Strings } from '../language/index.ts';
import { installedVersion } from '../navigation/index.node.ts';
import { atomFeed } from './feed.ts';
import { newsOf, releaseDays, type LineNews, type ProductNews } from './news.ts';

export const whatsNewPath = '/x/whats-new/';
export const feedPath = '/x/whats-new/feed.xml';

/** A release line with its day, for the page, its twin and the feed. */
export interface DatedNews extends LineNews {
  id: string;
  title: string;
  day: string | undefined;
}

let known: DatedNews[] | undefined;

export function siteNews(): DatedNews[] {
  known ??= readNews();
  return known;
}

function readNews(): DatedNews[] {
  const major = Number(installedVersion('introduction').replace(/^v/, '').split('.')[0]);
  const log = path.join(historyRoot, 'node_modules/@mui/x-data-grid/CHANGELOG.md');
  const days = releaseDays(fs.readFileSync(log, 'utf8'));
  return newsOf(Object.values(readHistories()), major).map((news) => ({
    ...news,
    id: `v${news.line.replace('.', '-')}`,
    title: fill(english.strings.whatsNew.release, { version: news.line }),
    day: days.get(news.line),
  }));
}

/** The lists under a release, by product. */
export function productHtml({ added, deprecated }: ProductNews, strings: Strings): string {
  const { whatsNew, api } = strings;
  const list = (title: string, rows: typeof added) =>
    rows.length > 0 ? `<p>${title}</p><ul>${changeItemsHtml(rows, api)}</ul>` : '';
  return list(whatsNew.added, added) + list(whatsNew.deprecated, deprecated);
}

export function newsMarkdown(): string {
  const { whatsNew, api, products } = english.strings;
  const list = (title: string, rows: ProductNews['added']) =>
    rows.length > 0 ? [`${title}:`, changeItemsMarkdown(rows, api)] : [];
  const releases = siteNews().flatMap(({ title, day, products: productNews }) => [
    `## ${title}`,
    ...(day === undefined ? [] : [day]),
    ...productNews.flatMap(({ product, added, deprecated }) => [
      `### ${products[`x-${product}`]}`,
      ...list(whatsNew.added, added),
      ...list(whatsNew.deprecated, deprecated),
    ]),
  ]);
  return [whatsNew.text, ...releases].join('\n\n');
}

export function newsFeed(): string {
  const origin = siteOrigin(siteConfig);
  const { products } = english.strings;
  return atomFeed({
    title: `${siteConfig.name}: ${english.strings.whatsNew.title}`,
    self: origin + feedPath,
    page: origin + whatsNewPath,
    author: siteConfig.name,
    entries: siteNews().flatMap(({ id, title, day, products: productNews }) => {
      const html = productNews
        .map(
          (news) =>
            `<h3>${products[`x-${news.product}`]}</h3>${productHtml(news, english.strings)}`,
        )
        .join('');
      // Without a day, a reader of feeds could not order it.
      return day === undefined ? [] : [{ id, title, day, html }];
    }),
  });
}
