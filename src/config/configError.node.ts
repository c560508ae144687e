import { z } from 'zod';
import { nearestName } from '../links/index.ts';
import { show } from './fields.node.ts';

export interface ConfigProblem {
  /** `inHouseAds[0].link`; empty for the configuration as a whole. */
  field: string;
  problem: string;
  edit: string;
}

/** One error that names every field to fix. */
export class SiteConfigError extends Error {
  override name = 'SiteConfigError';
  constructor(
    readonly file: string,
    readonly problems: readonly ConfigProblem[],
  ) {
    const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
    const rows = problems.map(
      ({ field, problem, edit }) =>
        `  ${field === '' ? 'The configuration' : field} ${problem}.\n    Edit: ${edit}`,
    );
    super(`${file} has ${count}.\n\n${rows.join('\n\n')}\n`);
  }
}

/** Turns the schema's issues into problems with the edit that fixes each. */
export function problemsOf(schema: z.ZodType, error: z.ZodError, input: unknown): ConfigProblem[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => unknownField(schema, issue.path, key));
    }
    const field = fieldName(issue.path);
    const givenEdit = issue.code === 'custom' ? issue.params?.['edit'] : undefined;
    const edit = typeof givenEdit === 'string' ? givenEdit : exampleEdit(schema, issue.path);
    return [{ field, problem: problemText(issue, valueAt(input, issue.path)), edit }];
  });
}

function problemText(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'custom') return issue.message;
  if (value === undefined) return 'is missing';
  if (issue.code === 'invalid_type')
    return `must be ${typeNames[issue.expected] ?? issue.expected}, not ${show(value)}`;
  if (issue.code === 'invalid_value')
    return `must be ${issue.values.map(show).join(' or ')}, not ${show(value)}`;
  return `is not valid: ${issue.message}`;
}

const typeNames: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function unknownField(schema: z.ZodType, path: PropertyKey[], key: string): ConfigProblem {
  const field = fieldName([...path, key]);
  if (/licen[cs]e|key/i.test(key)) {
    // The value may be a secret: it is neither shown nor accepted.
    const edit = `remove ${key} and set MUI_X_LICENSE_KEY in the environment of the build`;
    return { field, problem: 'must not be in a committed file', edit };
  }
  const parent = unwrap(schemaAt(schema, path));
  const known = parent instanceof z.ZodObject ? Object.keys(parent.shape) : [];
  const nearest = nearestName(key, known);
  const edit =
    nearest === null
      ? `remove ${key}; the fields are ${known.join(', ')}`
      : `rename ${key} to ${nearest}`;
  return { field, problem: 'is not a known field', edit };
}

function exampleEdit(schema: z.ZodType, path: PropertyKey[]): string {
  const example = schemaAt(schema, path)?.meta()?.['example'];
  const name = path.findLast((part) => typeof part === 'string');
  if (typeof example !== 'string') return 'export default defineSiteConfig({ ... })';
  return `${String(name)}: ${example}`;
}

function schemaAt(schema: z.ZodType, path: PropertyKey[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((current, part) => {
    const inner = unwrap(current);
    if (inner instanceof z.ZodObject) return asZodType(inner.shape[String(part)]);
    return inner instanceof z.ZodArray ? asZodType(inner.element) : undefined;
  }, schema);
}

function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  const wrapped =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional;
  return wrapped ? unwrap(asZodType(schema.unwrap())) : schema;
}

function asZodType(schema: unknown): z.ZodType | undefined {
  return schema instanceof z.ZodType ? schema : undefined;
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined,
    input,
  );
}

function fieldName(path: PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === 'number'
        ? `${name}[${part}]`
        : name === ''
          ? String(part)
          : `${name}.${String(part)}`,
    '',
  );
}
