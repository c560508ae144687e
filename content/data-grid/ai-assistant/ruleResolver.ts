import type { PromptResponse } from '@mui/x-data-grid-premium';

/** A column for the rules: its field and the words that users call it. */
const words: Record<string, RegExp> = {
  country: /countr(y|ies)/,
  status: /status/,
  customer: /customers?/,
  totalEur: /totals?|amounts?|revenue/,
  items: /items/,
};

const statuses = ['draft', 'packed', 'shipped', 'returned'];

const fieldAfter = (text: string, verb: RegExp): string | undefined => {
  const rest = verb.exec(text)?.[1] ?? '';
  return Object.keys(words).find((field) => words[field]?.test(rest));
};

/** A few patterns instead of a language model, so that the demo works without a service. */
export async function resolveByRules(prompt: string): Promise<PromptResponse> {
  await new Promise((resolve) => setTimeout(resolve, 700));
  const text = prompt.toLowerCase();
  const groupField = fieldAfter(text, /(?:group|per|for each) (?:by )?(\w+)/);
  const sortField = fieldAfter(text, /(?:sort|order) by (\w+)/);
  const status = statuses.find((name) => text.includes(name));
  const sum = /\bsum\b|revenue|total/.test(text) && !sortField;

  if (!groupField && !sortField && !status && !sum) {
    throw new Error('The rules of this demo do not cover that. Try a suggestion.');
  }
  return {
    conversationId: 'offline',
    select: -1,
    filters: status ? [{ column: 'status', operator: 'is', value: status }] : [],
    aggregation: sum ? { totalEur: 'sum' } : {},
    sorting: sortField
      ? [{ column: sortField, direction: /desc|highest|largest/.test(text) ? 'desc' : 'asc' }]
      : [],
    grouping: groupField ? [{ column: groupField }] : [],
    pivoting: {},
  };
}
