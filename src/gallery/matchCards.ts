/** What a reader has chosen; empty: everything. */
export interface Choice {
  words: string;
  product: string;
  page: string;
  plan: string;
  styling: string;
}

export interface CardFacts {
  /** In lower case. */
  text: string;
  product: string;
  page: string;
  plan: string;
  stylings: readonly string[];
}

/** Every word is found somewhere in the card's text, and every filter fits. */
export function isWanted(card: CardFacts, choice: Choice): boolean {
  return (
    (choice.product === '' || choice.product === card.product) &&
    (choice.page === '' || choice.page === card.page) &&
    (choice.plan === '' || choice.plan === card.plan) &&
    (choice.styling === '' || card.stylings.includes(choice.styling)) &&
    choice.words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => card.text.includes(word))
  );
}
