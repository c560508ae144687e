import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What Vite's overlay shows. */
export interface OverlayError {
  message: string;
  stack: string;
  id?: string;
  frame?: string;
  loc?: { file: string; line: number; column: number };
}

interface Folders {
  root: string;
  contentDir: string;
}

interface Place {
  file: string;
  line: number;
  column: number;
}

/** An error with its file, its line and the lines around it, as far as the error knows them. */
export function toOverlayError(error: unknown, folders: Folders): OverlayError {
  const message = stripVTControlCharacters(messageOf(error));
  const place = placeIn(error, message, folders);
  const frame = place && frameAt(place);
  // Where our own code threw is of no use to a writer; without a place it is all that there is.
  const stack = place || !(error instanceof Error) ? '' : (error.stack ?? '');
  const reason = place && withoutPlace(message);
  return {
    message: reason ? `${displayed(place, folders)}: ${reason}` : message,
    stack,
    ...(place && { id: place.file, loc: place }),
    ...(frame && { frame }),
  };
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** `content/charts/bars/page.mdx:12: there is no demo` */
const inMessage = /^(?:\[[^\]]*\]\s*)?([^\s:][^:\n]*\.\w+)(?::(\d+))?(?::(\d+))?: /;

const withoutPlace = (message: string) => message.replace(inMessage, '');

function placeIn(error: unknown, message: string, folders: Folders): Place | undefined {
  const { loc, line, column, file, id } = error as Partial<{
    loc: { file?: string; line: number; column: number };
    line: number;
    column: number;
    file: string;
    id: string;
  }>;
  const [, named, namedLine, namedColumn] = inMessage.exec(message) ?? [];
  const known = named === undefined ? undefined : existing(named, folders);
  if (known) return { file: known, line: Number(namedLine ?? 1), column: Number(namedColumn ?? 1) };
  const sourceFile = existing((loc?.file ?? file ?? id ?? '').replace(/\?.*$/, ''), folders);
  if (!sourceFile) return undefined;
  return { file: sourceFile, line: loc?.line ?? line ?? 1, column: loc?.column ?? column ?? 1 };
}

/** Messages name files from the project's folder; the content may be another folder. */
function existing(name: string, { root, contentDir }: Folders): string | undefined {
  const inside = name.replace(/^content\//, '');
  return [path.join(contentDir, inside), path.resolve(root, name)].find(
    (file) => name !== '' && fs.existsSync(file) && fs.statSync(file).isFile(),
  );
}

function displayed({ file, line }: Place, { root, contentDir }: Folders): string {
  const inContent = path.relative(contentDir, file);
  const shown = inContent.startsWith('..')
    ? path.relative(root, file)
    : path.join('content', inContent);
  return `${shown.replaceAll(path.sep, '/')}:${line}`;
}

function frameAt({ file, line }: Place): string {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const first = Math.max(0, line - 3);
  return lines
    .slice(first, line + 2)
    .map((text, index) => {
      const number = first + index + 1;
      return `${number === line ? '>' : ' '} ${String(number).padStart(4)} | ${text}`;
    })
    .join('\n');
}
