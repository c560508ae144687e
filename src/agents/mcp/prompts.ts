import { completable } from '@modelcontextprotocol/sdk/server/completable.js';
import { z } from 'zod';
import { productIds } from './tools/tool.ts';

export interface Prompt {
  name: string;
  title: string;
  description: string;
  args: Record<string, z.ZodType<string | undefined, string | undefined>>;
  text: (args: Record<string, string | undefined>) => string;
}

const products = productIds.filter((id) => id !== 'introduction');
const startsWith = (typed = '') => products.filter((id) => id.startsWith(typed));
const product = completable(z.enum(products).describe(`One of ${products.join(', ')}`), startsWith);

export const migrateFromV7: Prompt = {
  name: 'migrate-from-v7',
  title: 'Migrate from v7 to v8',
  description: 'Upgrades the code of one product from MUI X v7 to v8, step by step.',
  args: {
    product,
    files: z.string().max(2000).optional().describe('Which files or folders to look at'),
  },
  text: ({
    product: id,
    files,
  }) => `Upgrade this project from MUI X v7 to v8, for the product ${id}${files ? `, in ${files}` : ''}.

1. Call what_changed with {"product": "${id}", "from": 7}. Read it whole.
2. List the packages and their versions that the project has, and what has to change in package.json.
3. Run the codemods that the page names; show the commands first.
4. Go through the remaining breaking changes one by one. Search the code for each; say which ones do not apply.
5. Before you write a prop, slot or type that is new to you, check it with get_api.
6. Finish with the type checker and the tests, and list what a person has to look at.`,
};

export const buildWith: Prompt = {
  name: 'build-with',
  title: 'Build with a component',
  description: 'Builds a feature with the components of one product, from its documentation.',
  args: {
    product,
    goal: z.string().min(1).max(2000).describe('What to build: "an order table with totals"'),
    plan: z
      .string()
      .max(40)
      .optional()
      .describe('The plan that is licensed: community, pro or premium'),
  },
  text: ({
    product: id,
    goal,
    plan = 'community',
  }) => `Build this with the MUI X ${id} components: ${goal}

The project has the ${plan} plan: use nothing that needs a higher one, and say so when the goal does.

1. Find the pages that cover it with search_docs (product "${id}"), and read the sections that matter with read_page.
2. Start from the nearest demo: get_demo.
3. Check every prop, slot and type with get_api before you use it. Do not rely on memory: versions differ.
4. Write the code in TypeScript, with labels for screen readers, and name the packages to install.`,
};
