import type { DemoLanguage, ShownFile } from '../source/index.ts';
import { exportProject } from './exportProject.ts';
import type { ExportRequest, ProjectFiles } from './types.ts';

export interface TakeAwayRequest extends Pick<
  ExportRequest,
  'demo' | 'variant' | 'styling' | 'theme'
> {
  /** As they are shown in `variant`, the demo's own first. */
  files: ShownFile[];
  /** The reader's version of the demo's own file. */
  edited: string | undefined;
}

/** The demo as a project, in the language and styling in which it is shown. */
export function projectOf(
  { files, edited, ...rest }: TakeAwayRequest,
  versions: ExportRequest['versions'],
): ProjectFiles {
  const sources = files.map(({ path, text }, index) => {
    const shown = index === 0 ? (edited ?? text) : text;
    const language = path.slice(path.lastIndexOf('.') + 1) as DemoLanguage;
    // Only the text of the wanted language is read.
    return { path, language, ts: shown, js: shown };
  });
  return exportProject({ ...rest, title: rest.demo, files: sources, versions });
}
