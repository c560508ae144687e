/** Two pieces as one: the length of the first, then both. */
export function packPair(first: Uint8Array, second: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(first.length);
  return Buffer.concat([length, first, second]);
}

export function unpackPair(packed: Buffer): [first: Buffer, second: Buffer] {
  const end = 4 + packed.readUInt32BE(0);
  return [packed.subarray(4, end), packed.subarray(end)];
}
