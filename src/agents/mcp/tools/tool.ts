import { z } from 'zod';
import type { Library } from '../library.ts';

/** One tool: its description for clients, its input, and the Markdown that it answers with. */
export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  name: string;
  title: string;
  description: string;
  input: Shape;
  /** It answers in the languages of the site: `language` is one of its arguments if there are several. */
  isLocalized?: true;
  run: (args: z.infer<z.ZodObject<Shape>>, library: Library) => Promise<string>;
}

/** Types the arguments of `run` by the schema beside it. */
export function defineTool<Shape extends z.ZodRawShape>(tool: Tool<Shape>): Tool {
  return tool as unknown as Tool;
}

export const productIds = [
  'introduction',
  'data-grid',
  'date-pickers',
  'charts',
  'tree-view',
] as const;

export const productNames: Record<(typeof productIds)[number], string> = {
  introduction: 'Introduction',
  'data-grid': 'Data Grid',
  'date-pickers': 'Date and Time Pickers',
  charts: 'Charts',
  'tree-view': 'Tree View',
};

/** `data-grid` → `x-data-grid`, as pages and the search name it. */
export function siteProduct(id: (typeof productIds)[number]): string {
  return id === 'introduction' ? id : `x-${id}`;
}

export const text = (what: string) => z.string().min(1).max(400).describe(what);

/** What a client can take in at once. */
const longest = 60_000;

/** Cuts a text that is too long at a line and says how to get the rest. */
export function shorten(value: string, advice: string): string {
  if (value.length <= longest) return value;
  const end = value.lastIndexOf('\n', longest);
  return `${value.slice(0, end)}\n\n… ${value.length - end} more characters. ${advice}`;
}

export function planNote({ plan }: { plan?: 'pro' | 'premium' }): string {
  return plan ? ` (${plan === 'pro' ? 'Pro' : 'Premium'} plan)` : '';
}
