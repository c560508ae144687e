import { english } from '../language/index.ts';
import { proseStrings } from '../language/index.server.ts';
import { H2 } from '../pages/index.ui.ts';
import { generatedRecord, type PageModule, type PageSource } from '../pages/index.ts';
import styles from './WhatsNew.module.css';
import { feedPath, newsMarkdown, productHtml, siteNews, whatsNewPath } from './siteNews.ts';

/** `/x/whats-new/`, in the shape of a written page. */
export function whatsNewSource(): PageSource {
  const load = async () => whatsNewPage();
  return { path: whatsNewPath, language: 'en', load, loadFacts: load };
}

function whatsNewPage(): PageModule {
  const { title, description } = english.strings.whatsNew;
  return {
    default: WhatsNewBody,
    demos: [],
    page: generatedRecord({
      file: 'content/api-history',
      path: whatsNewPath,
      title,
      description,

      headings: siteNews().map(({ id, title: text }) => ({ depth: 2, id, text })),
    }),
    search: [
      {
        kind: 'page',
        id: '',
        name: title,
        text: description,
        keywords: 'changelog, release notes, new features, deprecations',
      },
      ...siteNews().map((news) => ({
        kind: 'section' as const,
        id: news.id,
        name: news.title,
        text: description,
      })),
    ],
    get markdown() {
      return newsMarkdown();
    },
  };
}

function WhatsNewBody() {
  const strings = proseStrings();
  const { whatsNew, products } = strings;
  return (
    <>
      <p>
        {whatsNew.text} <a href={feedPath}>{whatsNew.feed}</a>
      </p>
      {siteNews().map(({ id, title, day, products: productNews }) => (
        <section key={id}>
          <H2 id={id}>{title}</H2>
          {day && (
            <p>
              <time dateTime={day}>{day}</time>
            </p>
          )}
          {productNews.length === 0 && <p>{whatsNew.nothing}</p>}
          {productNews.map((news) => (
            <details key={news.product} className={styles.product}>
              <summary>
                <h3>{products[`x-${news.product}`]}</h3>
              </summary>
              <div dangerouslySetInnerHTML={{ __html: productHtml(news, strings) }} />
            </details>
          ))}
        </section>
      ))}
    </>
  );
}
