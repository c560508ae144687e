import { z } from 'zod';
import type { Library } from '../library.ts';
import type { Tool } from './tool.ts';

/** The arguments of a tool on this site: one in English alone has none for the language. */
export function inputOf({ input, isLocalized }: Tool, { index }: Library): z.ZodObject {
  const others = index.languages ?? [];
  if (!isLocalized || others.length === 0) return z.strictObject(input);
  const codes = ['en', ...others.map(({ code }) => code)];
  const names = others.map(({ code, name }) => `${code} (${name})`).join(', ');
  const language = z
    .enum(codes)
    .optional()
    .describe(`Language of the pages: en, ${names}; without it that of the address, else en`);
  return z.strictObject({ ...input, language });
}

/** The library in the language that is asked for, or in that of an address. */
export async function libraryFor(
  library: Library,
  { language, page, query }: { language?: unknown; page?: unknown; query?: unknown },
): Promise<Library> {
  const named = typeof language === 'string' ? language : undefined;
  const address = typeof page === 'string' ? page : typeof query === 'string' ? query : '';
  const code = named ?? library.languageOf(address);
  return code === library.language ? library : library.inLanguage(code);
}
