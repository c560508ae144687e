/** The file of the built site with the history of every name of a product: `data-grid`. */
export function historyPath(product: string): string {
  return `/x/agents/history-${product}.json`;
}
