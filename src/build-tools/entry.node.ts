import { createHash } from 'node:crypto';

const format = 'x-docs 1';

function headOf(name: string, payload: Uint8Array): string {
  const sum = createHash('sha256').update(payload).digest('hex');
  return `${format} ${name} ${payload.length} ${sum}\n`;
}

/** What a file of the store holds: a line with its name and the payload's checksum, then the payload. */
export function packEntry(name: string, payload: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(headOf(name, payload)), payload]);
}

/** The payload; undefined: the file is cut short, changed, or an entry of another name. */
export function unpackEntry(name: string, file: Buffer): Buffer | undefined {
  const payload = file.subarray(file.indexOf('\n') + 1);
  const head = file.subarray(0, file.length - payload.length).toString();
  return head === headOf(name, payload) ? payload : undefined;
}
