import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../build-tools/index.node.ts';

type Names = [name: string, bytes: number][];

/** Every file of a folder, and a value beside them, as one piece. */
export function packFiles(folder: string, beside: unknown): Buffer {
  const files = filesUnder(folder).map((file) => ({
    name: path.relative(folder, file).replaceAll(path.sep, '/'),
    content: fs.readFileSync(file),
  }));
  const names: Names = files.map(({ name, content }) => [name, content.length]);
  const head = Buffer.from(`${JSON.stringify({ names, beside })}\n`);
  return Buffer.concat([head, ...files.map(({ content }) => content)]);
}

/** Writes the files into a folder; gives the value that was beside them. */
export function unpackFiles(packed: Buffer, folder: string): unknown {
  let start = packed.indexOf('\n') + 1;
  const { names, beside } = JSON.parse(packed.subarray(0, start).toString()) as {
    names: Names;
    beside: unknown;
  };
  for (const [name, bytes] of names) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, packed.subarray(start, start + bytes));
    start += bytes;
  }
  return beside;
}
