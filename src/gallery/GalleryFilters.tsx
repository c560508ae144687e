'use client';

import { useEffect, useRef, useState } from 'react';
import { useDocsConfig } from '../config/index.ts';
import { fill } from '../language/index.ts';
import type { ProductId } from '../navigation/index.ts';
import { cardIndex, type CardIndex } from './cardIndex.ts';
import { moveFocus } from './moveFocus.ts';
import type { Choice } from './matchCards.ts';
import styles from './Gallery.module.css';

interface GalleryFiltersProps {
  products: readonly { id: ProductId; pages: readonly { path: string; title: string }[] }[];
  /** Of all demos. */
  count: number;
}

/**
 * Shortens the list under it. The cards are plain HTML that this hides and shows: a thousand of them are never
 * rendered again.
 */
export function GalleryFilters({ products, count }: GalleryFiltersProps) {
  const { strings } = useDocsConfig();
  const { gallery } = strings;
  const form = useRef<HTMLFormElement>(null);
  const index = useRef<CardIndex>(null);
  const [shown, setShown] = useState(count);

  function apply(): void {
    if (!form.current) return;
    index.current ??= cardIndex(document);
    setShown(index.current.show(choiceOf(form.current)));
  }

  useEffect(() => {
    const element = form.current;
    // What a reader has chosen before this runs.
    if (element && Object.values(choiceOf(element)).some(Boolean))
      element.dispatchEvent(new Event('input', { bubbles: true }));
    document.addEventListener('keydown', moveFocus);
    return () => document.removeEventListener('keydown', moveFocus);
  }, []);

  return (
    <form
      ref={form}
      role="search"
      aria-label={gallery.filters}
      className={styles.filters}
      onInput={apply}
      // The fields are empty after the event.
      onReset={() => setTimeout(apply)}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.field} data-wide="">
        {gallery.search}
        <input type="search" name="words" autoComplete="off" placeholder={gallery.example} />
      </label>
      <Select name="product" label={strings.products.label}>
        {products.map(({ id }) => (
          <option key={id} value={id}>
            {strings.products[id]}
          </option>
        ))}
      </Select>
      <Select name="page" label={gallery.feature}>
        {products.map(({ id, pages }) => (
          <optgroup key={id} label={strings.products[id]}>
            {pages.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Select name="plan" label={gallery.plan}>
        <option value="community">{gallery.community}</option>
        <option value="pro">{strings.plans.pro}</option>
        <option value="premium">{strings.plans.premium}</option>
      </Select>
      <Select name="styling" label={strings.demo.styling}>
        {Object.entries(strings.settings.codeStyling.values).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </Select>
      <p className={styles.result} role="status">
        {/* It may be in English on a page that runs from right to left, and begins with a number. */}
        <bdi>{shown === 0 ? gallery.none : fill(gallery.shown, { shown, count })}</bdi>
      </p>
      <button type="reset" className={styles.reset}>
        {gallery.reset}
      </button>
    </form>
  );
}

interface SelectProps {
  name: keyof Choice;
  label: string;
  children: React.ReactNode;
}

function Select({ name, label, children }: SelectProps) {
  const { strings } = useDocsConfig();
  return (
    <label className={styles.field}>
      {label}
      <select name={name}>
        <option value="">{strings.gallery.all}</option>
        {children}
      </select>
    </label>
  );
}

function choiceOf(form: HTMLFormElement): Choice {
  const data = new FormData(form);
  const text = (name: keyof Choice) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    words: text('words'),
    product: text('product'),
    page: text('page'),
    plan: text('plan'),
    styling: text('styling'),
  };
}
