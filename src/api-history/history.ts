import { z } from 'zod';
import { apiProducts } from './products.ts';
import { entryKinds } from './extract/release.ts';

const line = z.string().regex(/^\d+\.\d+$/, 'a release line, such as "8.5"');
/** The major alone if the registry lacks its first releases. */
const start = z.string().regex(/^\d+(?:\.\d+)?$/, 'a release line, such as "8.5"');

/** A type or a default that differs from the release line before. */
const changeSchema = z.strictObject({
  in: line,
  type: z.tuple([z.string(), z.string()]).optional(),
  default: z.tuple([z.string(), z.string()]).optional(),
});

const lifeFields = {
  /** The first release line that has it; after a removal, the one that has it again. */
  since: start,
  /** The release line that marks it as deprecated. */
  deprecated: start.optional(),
  /** The first release line without it. */
  removed: line.optional(),
  /** What has its type since the release that removed it. */
  renamed: z.string().optional(),
  changed: z.array(changeSchema).optional(),
  /** From one release line until before another, if it was removed and came back. */
  earlier: z.array(z.tuple([start, line])).optional(),
};
const lifeSchema = z.strictObject(lifeFields);
/** Most members have nothing but a beginning. */
const memberSchema = z.union([start, lifeSchema]);
const membersSchema = z.record(z.string(), memberSchema);

const entrySchema = z.strictObject({
  kind: z.enum(entryKinds),
  ...lifeFields,
  members: membersSchema.optional(),
  slots: membersSchema.optional(),
  classes: membersSchema.optional(),
});

const historySchema = z.strictObject({
  product: z.enum(apiProducts),
  /** The release lines that were read, oldest first. */
  lines: z.array(line).min(1),
  /** The release that represents each line, by package. */
  versions: z.record(z.string(), z.array(z.string().regex(/^\d+\.\d+\.\d+$/))),
  entries: z.record(z.string(), entrySchema),
});

export type Change = z.infer<typeof changeSchema>;
export type Life = z.infer<typeof lifeSchema>;
export type HistoryMember = z.infer<typeof memberSchema>;
export type HistoryMembers = z.infer<typeof membersSchema>;
export type HistoryEntry = z.infer<typeof entrySchema>;
export type ApiHistory = z.infer<typeof historySchema>;

export const memberGroups = ['members', 'slots', 'classes'] as const;
export type MemberGroup = (typeof memberGroups)[number];

export function lifeOf(member: HistoryMember): Life {
  return typeof member === 'string' ? { since: member } : member;
}

/** Reads a history file; `file` is named in errors. */
export function parseHistory(text: string, file: string): ApiHistory {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${String(error)}. ${repair}`, { cause: error });
  }
  const result = historySchema.safeParse(data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.join(' › ') || 'the file';
  throw new Error(`${file}: ${place}: ${issue?.message ?? 'invalid'}. ${repair}`);
}

const repair = 'Run npm run api-history to write it again.';

/** One line an entry, names in order: small, and a change shows as the lines that it is about. */
export function historyText({ product, lines, versions, entries }: ApiHistory): string {
  const field = (name: string, value: unknown) =>
    `${JSON.stringify(name)}:${JSON.stringify(value)}`;
  const rows = (record: Record<string, unknown>) =>
    Object.keys(record)
      .sort()
      .map((name) => field(name, record[name]))
      .join(',\n');
  return [
    '{',
    `${field('product', product)},`,
    `${field('lines', lines)},`,
    `"versions":{\n${rows(versions)}\n},`,
    `"entries":{\n${rows(entries)}\n}`,
    '}\n',
  ].join('\n');
}
