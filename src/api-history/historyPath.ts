/** The file of the built site that tells what happened to every name of a product: `data-grid`. */
export function historyPath(product: string): string {
  return `/x/agents/history-${product}.json`;
}
