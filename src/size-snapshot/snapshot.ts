import { z } from 'zod';

const bytes = z.number().int().positive();

/** gzip and Brotli, in bytes. */
const sizesSchema = z.tuple([bytes, bytes]);

const rowSchema = z.strictObject({
  name: z.string().regex(/^[A-Z]\w*$/),
  package: z.string().startsWith('@mui/x-'),
  /** The packages of MUI X and what they bring in, without React, Emotion and Material UI. */
  own: sizesSchema,
  /** Everything that an app loads which has nothing else. */
  all: sizesSchema,
});

const snapshotSchema = z.strictObject({
  /** Of what was measured, and of what measured it. */
  versions: z.record(z.string(), z.string()),
  rows: z.array(rowSchema).min(1),
});

export type SizeRow = z.infer<typeof rowSchema>;
export type SizeSnapshot = z.infer<typeof snapshotSchema>;

export const snapshotFile = 'content/size-snapshot.json';

export function parseSnapshot(data: unknown): SizeSnapshot {
  const result = snapshotSchema.safeParse(data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(
    `${snapshotFile}: ${issue?.path.join(' › ') || 'the file'}: ${issue?.message ?? 'invalid'}. Run npm run size-snapshot to write it again.`,
  );
}

/** One row a line: a change shows as the components that it is about. */
export function snapshotText({ versions, rows }: SizeSnapshot): string {
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  return `{\n"versions":${JSON.stringify(versions)},\n"rows":[\n${lines}\n]\n}\n`;
}
