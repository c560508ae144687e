import { isWanted, type CardFacts, type Choice } from './matchCards.ts';

export interface CardIndex {
  /** Shows the cards that fit and hides the others with the groups that are empty then; gives their number. */
  show: (choice: Choice) => number;
}

/** Reads the cards of the page, once. */
export function cardIndex(document: Document): CardIndex {
  const tasks = [...document.querySelectorAll<HTMLElement>('[data-gallery] [data-page]')].map(
    (task) => {
      const product = task.closest<HTMLElement>('[data-product]');
      const around = [product?.querySelector('h2'), task.querySelector('h3')]
        .map((heading) => heading?.textContent ?? '')
        .join(' ');
      const cards = [...task.querySelectorAll<HTMLElement>('[data-plan]')].map((card) => ({
        card,
        facts: factsOf(card, around, product?.dataset.product ?? '', task.dataset.page ?? ''),
      }));
      return { task, product, cards };
    },
  );
  return {
    show(choice) {
      const filled = new Set<Element | null>();
      let count = 0;
      for (const { task, product, cards } of tasks) {
        let shownCards = 0;
        for (const { card, facts } of cards) {
          const wanted = isWanted(facts, choice);
          card.hidden = !wanted;
          if (wanted) shownCards += 1;
        }
        task.hidden = shownCards === 0;
        task.style.setProperty('--cards', String(shownCards));
        if (shownCards > 0) filled.add(product);
        count += shownCards;
      }
      for (const { product } of tasks) if (product) product.hidden = !filled.has(product);
      return count;
    },
  };
}

function factsOf(card: HTMLElement, around: string, product: string, page: string): CardFacts {
  const { name = '', plan = '', stylings = '' } = card.dataset;
  const title = card.querySelector('a')?.textContent ?? '';
  return {
    text: `${around} ${title} ${name}`.toLowerCase(),
    product,
    page,
    plan,
    stylings: stylings.split(' '),
  };
}
