import type { CSSProperties } from 'react';
import { localizePath } from '../language/index.ts';
import { serverLanguage, serverStrings } from '../language/index.server.ts';
import { GalleryCard } from './GalleryCard.tsx';
import { GalleryFilters } from './GalleryFilters.tsx';
import type { GalleryPage, GalleryProduct } from './galleryGroups.ts';
import styles from './Gallery.module.css';

/** Every demo of the site by product and page: a plain list that the filters shorten. */
export function GalleryBody({ products }: { products: readonly GalleryProduct[] }) {
  const strings = serverStrings();
  return (
    <>
      <nav className={styles.products} aria-label={strings.gallery.jump}>
        <ul>
          {products.map(({ id, pages }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {strings.products[id]} <span className={styles.count}>{countOf(pages)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <GalleryFilters
        products={products.map(({ id, pages }) => ({
          id,
          pages: pages.map(({ path, title }) => ({ path, title })),
        }))}
        count={products.reduce((sum, { pages }) => sum + countOf(pages), 0)}
      />
      <div className={styles.gallery} data-gallery="">
        {products.map(({ id, pages }) => (
          <section key={id} data-product={id} className={styles.product}>
            <h2 id={id}>{strings.products[id]}</h2>
            {pages.map((page) => (
              <Task key={page.path} page={page} />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

function Task({ page: { path, title, demos } }: { page: GalleryPage }) {
  const id = `page-${path.replace(/^\/x\/|\/$/g, '').replaceAll('/', '-')}`;
  // The room that it takes before it is drawn depends on the number of its cards.
  const size = { '--cards': demos.length } as CSSProperties;
  return (
    <section className={styles.task} style={size} data-page={path}>
      <h3 id={id}>
        <a href={localizePath(path, serverLanguage())}>{title}</a>
      </h3>
      <ul className={styles.cards}>
        {demos.map((demo) => (
          <GalleryCard key={demo.id} demo={demo} />
        ))}
      </ul>
    </section>
  );
}

const countOf = (pages: readonly GalleryPage[]) =>
  pages.reduce((sum, { demos }) => sum + demos.length, 0);
