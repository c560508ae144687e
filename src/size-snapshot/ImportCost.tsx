import { fill } from '../language/index.ts';
import { proseStrings } from '../language/index.server.ts';
import { kilobytes } from '../ui/index.ts';
import { sizePagePath } from './sizes.ts';
import type { SizeRow } from './snapshot.ts';

/** One line for an API page: what importing the component costs. */
export function ImportCost({ row }: { row: SizeRow }) {
  const { sizes } = proseStrings();
  const [gzip, brotli] = row.own.map(kilobytes);
  return (
    <p>
      <a href={sizePagePath}>{sizes.title}</a>:{' '}
      {fill(sizes.line, { gzip: gzip ?? '', brotli: brotli ?? '', all: kilobytes(row.all[0]) })}
    </p>
  );
}
