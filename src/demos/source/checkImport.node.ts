import path from 'node:path';
import { packageOf, type ModuleImport } from './importsOf.ts';
import { COMPANION_LIBRARIES } from './libraries.ts';
import { displayPath } from './displayPath.node.ts';
import { resolveImport } from './resolveImport.node.ts';

const PACKAGES = [
  /^react$/,
  /^react-dom$/,
  /^@mui\/material$/,
  /^@mui\/icons-material$/,
  /^@mui\/x-[a-z-]+$/,
  /^(dayjs|date-fns|date-fns-jalali|luxon|moment|moment-hijri|moment-jalaali)$/,
];

const ALLOWED =
  'react, @mui/material, @mui/icons-material, @mui/x-*, a date library, ' +
  `${COMPANION_LIBRARIES.join(', ')}, a file of the demo's own folder (./columns) ` +
  'or a sample (../../samples/orders)';

/** The file behind a relative import of a demo; throws for an import that demos may not have. */
export function checkImport(
  importer: string,
  { specifier, line }: Pick<ModuleImport, 'specifier' | 'line'>,
  contentDir: string,
): string | undefined {
  const place = `${displayPath(importer)}:${line}`;
  const name = packageOf(specifier);
  if (name !== undefined) {
    if (COMPANION_LIBRARIES.includes(name) || PACKAGES.some((allowed) => allowed.test(name)))
      return undefined;
    throw new Error(`${place}: a demo may not import '${specifier}'. Import from ${ALLOWED}.`);
  }
  const folder = path.dirname(path.resolve(path.dirname(importer), specifier));
  if (folder !== path.dirname(importer) && folder !== path.join(contentDir, 'samples'))
    throw new Error(`${place}: a demo may not import '${specifier}'. Import from ${ALLOWED}.`);
  const file = resolveImport(importer, specifier);
  if (!file)
    throw new Error(
      `${place}: '${specifier}' names no file. Create ${displayPath(path.join(folder, path.basename(specifier)))}.ts, or fix the import.`,
    );
  return file;
}
