import { fill } from '../language/index.ts';
import { serverStrings } from '../language/index.server.ts';
import { sizeOf, sizePagePath } from './sizes.ts';
import { kilobytes } from './snapshot.ts';

/** One line for an API page: what importing the component costs. Nothing if it wasn't measured. */
export function ImportCost({ name, packages }: { name: string; packages: readonly string[] }) {
  const { sizes } = serverStrings();
  const row = packages.map((packageName) => sizeOf(name, packageName)).find((found) => found);
  if (!row) return null;
  const [gzip, brotli] = row.own.map(kilobytes);
  return (
    <p>
      <a href={sizePagePath}>{sizes.title}</a>:{' '}
      {fill(sizes.line, { gzip: gzip ?? '', brotli: brotli ?? '', all: kilobytes(row.all[0]) })}
    </p>
  );
}
