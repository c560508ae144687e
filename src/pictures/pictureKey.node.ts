import fs from 'node:fs';
import path from 'node:path';
import { filesUnder, hashFiles, hashOf, projectRoot } from '../build-tools/index.node.ts';
import type { DemoHeight } from '../demos/source/index.ts';
import { readVersions } from '../demos/export/index.node.ts';

/** Another way of taking pictures: all of them are taken again. */
const format = 1;

/** What every demo is drawn with: the packages, the theme, the stage. */
const drawing = [
  'src/app/global.css',
  'src/demos/run/DemoRuntime.tsx',
  'src/demos/run/DemoTheme.tsx',
  'src/demos/run/emotionCache.ts',
  'src/demos/frame/DemoFrame.module.css',
  'src/demos/frame/DemoStage.module.css',
  'src/theme',
];

interface Drawn {
  height: DemoHeight;
  files: readonly { path: string; text: string }[];
}

/** Gives the key of a demo's pictures: the hash of everything that can change them. */
export function createPictureKeys(
  env: Readonly<Record<string, string | undefined>>,
  root = projectRoot,
) {
  const files = drawing.map((name) => path.join(root, name)).flatMap(withFilesUnder);
  const common = hashOf(
    String(format),
    JSON.stringify(readVersions(root).packages),
    hashFiles(root, files),
    // Without a license key there is a watermark.
    String(Boolean(env.MUI_X_LICENSE_KEY)),
  );
  return ({ height, files: demoFiles }: Drawn): string =>
    hashOf(
      common,
      JSON.stringify(height),
      ...demoFiles.flatMap(({ path: name, text }) => [name, text]),
    ).slice(0, 24);
}

function withFilesUnder(place: string): string[] {
  const isTest = (file: string) => file.includes('.test.');
  return fs.statSync(place).isDirectory()
    ? filesUnder(place).filter((file) => !isTest(file))
    : [place];
}
