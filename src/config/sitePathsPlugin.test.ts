import path from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { expect, test } from 'vitest';
import siteConfig from '#site-config';
import { sitePathsPlugin } from './sitePathsPlugin.node.ts';

test('the configuration is data to the modules of the site, and its files are among those that start the server again', async () => {
  const configFile = path.resolve('site.config.ts');
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      sitePathsPlugin({
        contentDir: path.resolve('content'),
        configFiles: [configFile],
        siteConfig,
      }),
    ],
  });
  try {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr))
      throw new Error('expected an environment that runs modules');
    const module = await ssr.runner.import<{ default: unknown }>('#site-config');
    expect(module.default).toEqual(siteConfig);
    expect([...ssr.moduleGraph.fileToModulesMap.keys()].join()).not.toContain('schema.node');
    expect(server.config.configFileDependencies).toContain(configFile);
  } finally {
    await server.close();
  }
});
