import type { ReactNode } from 'react';
import type { ProductId } from '../../../content/plans.ts';
import styles from './LandingParts.module.css';
import { ProductIcon } from './ProductIcon.tsx';
import { ProductPicture } from './ProductPicture.tsx';

interface Children {
  children: ReactNode;
}

interface OfProduct extends Children {
  is: ProductId;
}

/** The first steps, under the title of a landing page. */
export function Start({ children }: Children) {
  return <div className={styles.start}>{children}</div>;
}

/** Beside the title: a tile for each `<Product>`. */
export function Products({ children }: Children) {
  return <div className={styles.products}>{children}</div>;
}

/** Its first link covers the tile. */
export function Product({ is, children }: OfProduct) {
  return (
    <div className={styles.product} data-product={is}>
      <span className={styles.icon}>
        <ProductIcon is={is} />
      </span>
      <div className={styles.words}>{children}</div>
    </div>
  );
}

export function Cards({ children }: Children) {
  return <div className={styles.cards}>{children}</div>;
}

/** A product with its picture: a heading, a sentence, code and the command that installs it. */
export function Card({ is, children }: OfProduct) {
  return (
    <section className={styles.card} data-product={is}>
      <div className={styles.picture}>
        <ProductPicture is={is} />
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** The heading beside its text, from the medium breakpoint on. */
export function Section({ children }: Children) {
  return <section className={styles.section}>{children}</section>;
}

/** What most readers skip. */
export function Fold({ title, children }: Children & { title: string }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}
