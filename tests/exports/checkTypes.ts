import path from 'node:path';
import ts from 'typescript';
import type { Installation } from './installed.ts';
import type { Project } from './project.ts';

export interface TypedProject {
  project: Project;
  installation: Installation;
}

/**
 * Projects that can be checked together. The adapters of date libraries and `declare module` change the
 * types of every file in a program.
 */
export function typeGroups(all: readonly TypedProject[]): TypedProject[][] {
  const groups = new Map<string, TypedProject[]>();
  for (const each of all) {
    const text = Object.values(each.project.files).join('\n');
    const adapters = new Set(text.match(/x-date-pickers(?:-pro)?\/Adapter\w+/g));
    const declaringProject = /^\s*declare /m.test(text) ? each.project.name : '';
    const key = [
      each.project.files['tsconfig.json'],
      ...[...adapters].sort(),
      declaringProject,
    ].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

/** `tsc --noEmit` for all of them at once, each with the packages that it declares; problems by project. */
export function checkTypes(group: readonly TypedProject[]): Map<Project, string[]> {
  const problems = new Map<Project, string[]>(group.map(({ project }) => [project, []]));
  const [first] = group;
  if (!first) return problems;
  const parse = ({ project: { folder } }: TypedProject) => {
    const file = path.join(folder, 'tsconfig.json');
    const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config: object };
    return ts.parseJsonConfigFileContent(config, ts.sys, folder);
  };
  const { options } = parse(first);
  const ownerOf = (file: string) =>
    group.find(({ project }) => path.resolve(file).startsWith(project.folder + path.sep));
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, options);
  host.resolveModuleNameLiterals = (literals, importer, redirected, compilerOptions) =>
    literals.map(({ text }) => {
      const found = ts.resolveModuleName(text, importer, compilerOptions, host, cache, redirected);
      const owner = ownerOf(importer);
      const file = found.resolvedModule?.resolvedFileName;
      if (!owner || file === undefined) return found;
      const refused =
        owner.installation.problem(text, importer) !== undefined || !owner.installation.owns(file);
      return refused ? { resolvedModule: undefined } : found;
    });
  const names = group.flatMap((each) => parse(each).fileNames);
  const program = ts.createProgram(names, options, host);
  for (const { file, start = 0, messageText } of ts.getPreEmitDiagnostics(program)) {
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    const owner = file && ownerOf(file.fileName);
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    const place = owner ? path.relative(owner.project.folder, file.fileName) : file?.fileName;
    // What belongs to no project is everyone's.
    for (const [project, list] of problems)
      if (!owner || owner.project === project) list.push(place ? `${place}:${line} ${text}` : text);
  }
  return problems;
}
