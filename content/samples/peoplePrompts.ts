import type { PromptResponse } from '@mui/x-data-grid-premium';
import { countries, departments, personStatuses } from './gridPeople';

/** A column for the rules: its field and the words that users call it. */
const words: Record<string, RegExp> = {
  country: /countr(y|ies)/,
  department: /departments?|teams?/,
  status: /status/,
  salaryEur: /salar(y|ies)|pay/,
  rating: /ratings?|reviews?/,
  joinedOn: /joined|newest|oldest/,
};

const values: Record<string, readonly string[]> = {
  country: countries,
  department: departments,
  status: personStatuses,
};

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
  const filters = Object.entries(values).flatMap(([column, options]) => {
    const value = options.find((option) => text.includes(option.toLowerCase()));
    return value ? [{ column, operator: column === 'status' ? 'is' : 'equals', value }] : [];
  });
  const average = /average|mean/.test(text);

  if (!groupField && !sortField && !average && filters.length === 0) {
    throw new Error('The rules of this demo do not cover that. Try a suggestion.');
  }
  return {
    conversationId: 'offline',
    select: -1,
    filters,
    aggregation: average ? { [/rating/.test(text) ? 'rating' : 'salaryEur']: 'avg' } : {},
    sorting: sortField
      ? [{ column: sortField, direction: /desc|highest|newest/.test(text) ? 'desc' : 'asc' }]
      : [],
    grouping: groupField ? [{ column: groupField }] : [],
    pivoting: {},
  };
}
