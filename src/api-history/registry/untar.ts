import { gunzipSync } from 'node:zlib';

const blockSize = 512;

/** The text files of a package's archive that pass, by their path inside the package. */
export function untar(
  archive: Uint8Array,
  isWanted: (path: string) => boolean,
): Map<string, string> {
  const bytes = gunzipSync(archive);
  const files = new Map<string, string>();
  let longName: string | undefined;
  for (let at = 0; at + blockSize <= bytes.length;) {
    const header = bytes.subarray(at, at + blockSize);
    if (header[0] === 0) break;
    const size = Number.parseInt(field(header, 124, 12), 8);
    const type = String.fromCharCode(header[156] ?? 0);
    const body = bytes.subarray(at + blockSize, at + blockSize + size);
    at += blockSize + Math.ceil(size / blockSize) * blockSize;
    if (type === 'x' || type === 'L') {
      longName = type === 'x' ? paxPath(body.toString()) : body.toString().replace(/\0.*$/s, '');
      continue;
    }
    const prefix = field(header, 345, 155);
    const name = longName ?? (prefix ? `${prefix}/` : '') + field(header, 0, 100);
    longName = undefined;
    // The first folder is the package, whatever it is called.
    const path = name.slice(name.indexOf('/') + 1);
    if ((type === '0' || type === '\0') && isWanted(path)) files.set(path, body.toString());
  }
  return files;
}

function field(header: Uint8Array, from: number, length: number): string {
  return Buffer.from(header.subarray(from, from + length))
    .toString()
    .replace(/\0.*$/s, '')
    .trim();
}

/** `27 path=package/index.d.ts\n` */
function paxPath(records: string): string | undefined {
  return /^\d+ path=(.*)$/m.exec(records)?.[1];
}
