import type { GridFilterModel, GridSortModel } from '@mui/x-data-grid-premium';

interface Answer {
  text: string;
  sortModel?: GridSortModel;
  filterModel?: GridFilterModel;
}

const countries = ['Ireland', 'France', 'Norway', 'Sweden', 'Italy', 'Germany'];

/** Simulates a language model: recognizes a few words and answers with a delay. */
export async function answerPrompt(prompt: string): Promise<Answer> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  const words = prompt.toLowerCase();
  const country = countries.find((name) => words.includes(name.toLowerCase()));
  if (country) {
    return {
      text: `Orders from ${country}.`,
      filterModel: { items: [{ field: 'country', operator: 'equals', value: country }] },
    };
  }
  if (words.includes('largest') || words.includes('smallest')) {
    const sort = words.includes('largest') ? 'desc' : 'asc';
    return {
      text: `Sorted by total, ${sort === 'desc' ? 'largest' : 'smallest'} first.`,
      sortModel: [{ field: 'totalEur', sort }],
    };
  }
  return { text: 'Everything, unsorted.', sortModel: [], filterModel: { items: [] } };
}
