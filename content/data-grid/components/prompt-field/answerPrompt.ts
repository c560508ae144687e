import type { GridFilterModel, GridSortModel } from '@mui/x-data-grid-premium';
import { countries } from '../../../samples/gridPeople';

interface Answer {
  text: string;
  sortModel?: GridSortModel;
  filterModel?: GridFilterModel;
}

/** Simulates a language model: recognizes a few words and answers with a delay. */
export async function answerPrompt(prompt: string): Promise<Answer> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  const words = prompt.toLowerCase();
  const country = countries.find((name) => words.includes(name.toLowerCase()));
  if (country) {
    return {
      text: `People in ${country}.`,
      filterModel: { items: [{ field: 'country', operator: 'equals', value: country }] },
    };
  }
  if (words.includes('highest') || words.includes('lowest')) {
    const sort = words.includes('highest') ? 'desc' : 'asc';
    return {
      text: `Sorted by salary, ${sort === 'desc' ? 'highest' : 'lowest'} first.`,
      sortModel: [{ field: 'salaryEur', sort }],
    };
  }
  return { text: 'Everything, unsorted.', sortModel: [], filterModel: { items: [] } };
}
