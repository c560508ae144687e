import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compareLines, releasesOf } from './lines.ts';
import { openRegistry } from './registry.node.ts';
import { isTypeFile } from './typings.node.ts';
import { untar } from './untar.ts';

test('the last patch of each minor stands for its line', () => {
  const versions = ['7.0.0-beta.1', '7.0.0', '7.10.0', '7.2.0', '7.2.11', '7.2.9', '8.12.0'];
  expect(releasesOf(versions, '8.11')).toEqual(['7.0.0', '7.2.11', '7.10.0']);
  expect(['8.1', '7.29', '7.3'].sort(compareLines)).toEqual(['7.3', '7.29', '8.1']);
});

function archive(files: Record<string, string>): Uint8Array {
  const blocks = Object.entries(files).flatMap(([name, text]) => {
    const header = Buffer.alloc(512);
    header.write(name);
    header.write(text.length.toString(8).padStart(11, '0'), 124);
    header.write('0', 156);
    const body = Buffer.alloc(Math.ceil(text.length / 512) * 512);
    body.write(text);
    return [header, body];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

test('only type files are taken from an archive, without copies', () => {
  const files = untar(
    archive({
      'package/index.d.ts': 'export {};',
      'package/index.js': '1',
      'package/esm/index.d.ts': 'export {};',
      'package/models/a.d.ts': 'x'.repeat(600),
    }),
    isTypeFile,
  );
  expect([...files.keys()]).toEqual(['index.d.ts', 'models/a.d.ts']);
  expect(files.get('models/a.d.ts')).toHaveLength(600);
});

test('a busy registry is asked again, a wrong archive is refused', async () => {
  const bytes = archive({ 'package/index.d.ts': 'export {};' });
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const tarball = 'https://packages.example.com/a.tgz';
  const answers = [new Response('', { status: 503 }), new Response(Buffer.from(bytes))];
  const registry = openRegistry({
    url: 'https://packages.example.com/',
    fetch: async () => answers.shift() ?? new Response(Buffer.from(bytes)),
    pausesMs: [1],
  });
  expect(await registry.download({ tarball, integrity })).toEqual(new Uint8Array(bytes));
  await expect(registry.download({ tarball, integrity: 'sha512-other' })).rejects.toThrow(
    'but sha512-other is expected',
  );
});

test('what is not there is not asked for again', async () => {
  let asked = 0;
  const registry = openRegistry({
    url: 'https://packages.example.com',
    fetch: async () => {
      asked += 1;
      return new Response('', { status: 404 });
    },
    pausesMs: [1, 1],
  });
  await expect(registry.releases('@mui/x')).rejects.toThrow('/@mui%2fx answered 404');
  expect(asked).toBe(1);
});
