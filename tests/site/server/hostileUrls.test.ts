import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hostileUrls, rawGet } from '../../../src/server/index.testing.ts';
import { serveDist } from '../serveDist.ts';

const site = serveDist();

for (const [trick, urls] of Object.entries(hostileUrls)) {
  test(`${trick}: 400 or 404, nothing from outside dist, the server lives`, async () => {
    const manifest = await readFile('package.json', 'latin1');
    for (const url of urls) {
      const name = JSON.stringify(url).slice(0, 80);
      const { status, head, body } = await rawGet(site.port(), url);
      expect.soft([400, 404], name).toContain(status);
      expect.soft(head, name).not.toMatch(/^(location|set-cookie):/im);
      expect.soft(body, name).not.toContain(manifest);
      expect.soft(body, name).not.toContain('root:x:0:');
      expect.soft(body, name).not.toContain('"redirects"');
      expect.soft((await rawGet(site.port(), '/x/introduction/')).status, name).toBe(200);
    }
  });
}
