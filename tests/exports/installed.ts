import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { importsOf, packageOf } from '../../src/demos/source/index.ts';
import type { Project } from './project.ts';

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** What `npm install` would put into the project's node_modules, told from the site's own packages. */
export class Installation {
  private readonly names = new Set<string>();

  constructor(
    private readonly project: Project,
    /** The site's node_modules. */
    private readonly modules: string,
  ) {
    for (const [name, version] of Object.entries(project.declared)) {
      const installed = this.read(path.join(modules, name))?.version;
      if (installed !== version)
        throw new Error(
          `package.json wants ${name} ${version}, and the site has ${installed ?? 'none'}. Take the version from the site's own packages (src/demos/export/versions.node.ts).`,
        );
      this.add(name, modules);
    }
  }

  /** Why a file of the project or of a package may not import this, or undefined. */
  problem(specifier: string, importer: string): string | undefined {
    const name = packageOf(specifier);
    if (name === undefined || /^(node:|virtual:|data:|https?:|\0|#)/.test(specifier))
      return undefined;
    const isOwn = path.resolve(importer).startsWith(this.project.folder + path.sep);
    if (isOwn ? Object.hasOwn(this.project.declared, name) : this.names.has(name)) return undefined;
    const place = isOwn ? path.relative(this.project.folder, importer) : importer;
    return `${place} imports '${specifier}', but package.json does not declare ${isOwn ? name : `${name}, nor does a package that it declares`}. Add it in src/demos/export/dependenciesOf.ts.`;
  }

  /** Whether npm would have brought in the package that a file belongs to. */
  owns(file: string): boolean {
    const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
    return name === undefined || this.names.has(name.replaceAll(path.sep, '/'));
  }

  /** What no bundler looks at with our eyes: the configuration and the imports of stylesheets. */
  staticProblems(): string[] {
    return Object.entries(this.project.files).flatMap(([file, text]) => {
      const isConfig = /^vite\.config\./.test(file);
      const found = file.endsWith('.css')
        ? [...text.matchAll(/@import\s+['"]([^'"]+)['"]/g)].map(([, specifier = '']) => specifier)
        : isConfig
          ? importsOf(text).map(({ specifier }) => specifier)
          : [];
      const importer = path.join(this.project.folder, file);
      return found.flatMap((specifier) => this.problem(specifier, importer) ?? []);
    });
  }

  private add(name: string, from: string): void {
    if (this.names.has(name)) return;
    const folder = [path.join(from, name), path.join(this.modules, name)].find((each) =>
      existsSync(path.join(each, 'package.json')),
    );
    const manifest = folder && this.read(folder);
    // An optional package for another platform is not there.
    if (!folder || !manifest) return;
    this.names.add(name);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest;
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (peer) => peerDependenciesMeta?.[peer]?.optional !== true,
    );
    for (const each of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      this.add(each, path.join(folder, 'node_modules'));
  }

  private read(folder: string): Manifest | undefined {
    const file = path.join(folder, 'package.json');
    if (!existsSync(file)) return undefined;
    return JSON.parse(readFileSync(realpathSync(file), 'utf8')) as Manifest;
  }
}
