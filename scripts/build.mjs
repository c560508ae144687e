// `npm run build`: the static site, into dist/. `-- --no-cache` and `-- --verbose`: src/build/cliOptions.ts.
import { register } from 'tsx/esm/api';
import { stopWithParent } from './run.mjs';

stopWithParent();
// Libraries read it when they are loaded.
process.env.NODE_ENV = 'production';
const unregister = register();
const { main } = await import('../src/build/index.cli.ts');
const loadConfig = async () => {
  const { viteConfig } = await import('../vite.config.ts');
  // The site's own bundles are read as they are.
  await unregister();
  return viteConfig;
};
process.exit(await main(process.argv.slice(2), loadConfig));
