import { expect, test } from 'vitest';
import { createEngine } from './engine/createEngine.ts';
import { toShards } from './engine/shards.ts';
import { namesFile, searchProducts, textsFile } from './paths.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { startSearchWorker } from './startSearchWorker.ts';

function setUp(broken: string[] = []) {
  const asked: string[] = [];
  const posted: FromWorker[] = [];
  let send: (message: ToWorker) => void = () => {};
  startSearchWorker({
    engine: createEngine(),
    post: (message) => posted.push(message),
    listen: (receive) => (send = receive),
    now: () => 0,
    pause: async () => {},
    fetchJson: async (path) => {
      asked.push(path);
      if (broken.includes(path)) throw new Error('500');
      const product = path.split('/').at(-1)?.split('.')[0] ?? '';
      const entries = [
        { kind: 'page' as const, id: '', name: `Page of ${product}`, text: 'Words' },
      ];
      const page = { path: `/x/${product}/`, title: 'Page', kind: 'guide' as const, trail: [] };
      const [names, texts] = toShards(product, [{ ...page, entries }]);
      return path.includes('names') ? names : texts;
    },
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  return { asked, posted, send: (message: ToWorker) => send(message), settled };
}

test('the names of the current product come first, the texts last', async () => {
  const { asked, send, settled } = setUp();
  send({ type: 'load', product: 'x-charts' });
  await settled();
  expect(asked).toHaveLength(searchProducts.length * 2);
  expect(asked[0]).toBe(namesFile('x-charts'));
  expect(asked[searchProducts.length]).toBe(textsFile('x-charts'));
});

test('the first names are enough for an answer, which grows with the index', async () => {
  const { posted, send, settled } = setUp();
  send({ type: 'search', turn: 1, query: { query: 'page' } });
  send({ type: 'load', product: 'x-charts' });
  await settled();
  const answers = posted.filter((message) => message.type === 'answer');
  expect(answers[0]?.answer.results.map(({ product }) => product)).toEqual(['x-charts']);
  expect(answers.at(-1)?.answer.results).toHaveLength(searchProducts.length);
  const grown = posted.filter((message) => message.type === 'grown');
  expect(grown.map(({ hasNames }) => hasNames)).toEqual([
    ...searchProducts.map((_, index) => index === searchProducts.length - 1),
    ...searchProducts.map(() => true),
  ]);
  expect(posted.at(-1)).toEqual({ type: 'grown', hasNames: true, complete: true });
});

test('what is seen comes at once, the rest when the typing pauses', async () => {
  const { posted, send, settled } = setUp();
  send({ type: 'load', product: 'x-charts' });
  await settled();
  posted.length = 0;
  send({ type: 'search', turn: 1, query: { query: 'pa', first: 1 } });
  send({ type: 'search', turn: 2, query: { query: 'page', first: 1 } });
  await settled();
  const answers = posted.filter((message) => message.type === 'answer');
  expect(answers.map(({ turn, answer }) => [turn, answer.isWhole])).toEqual([
    [1, false],
    [2, false],
    [2, true],
  ]);
  const [, seen, whole] = answers.map(({ answer }) => answer);
  expect(whole?.results).toHaveLength(searchProducts.length);
  expect(seen?.results).toEqual(whole?.results.slice(0, 1));
  expect(seen?.total).toBe(whole?.total);
});

test('a file that fails is told, and tried again at the next opening', async () => {
  const broken = [namesFile('x-charts')];
  const { asked, posted, send, settled } = setUp(broken);
  send({ type: 'load', product: 'x-charts' });
  await settled();
  expect(posted).toContainEqual({ type: 'failed', file: namesFile('x-charts') });
  expect(posted.at(-1)).toEqual({ type: 'grown', hasNames: false, complete: false });
  broken.length = 0;
  asked.length = 0;
  send({ type: 'load', product: 'x-charts' });
  await settled();
  expect(asked).toEqual([namesFile('x-charts')]);
  expect(posted.at(-1)).toEqual({ type: 'grown', hasNames: true, complete: true });
});

test('an index that is there already is not searched again for what was asked before', async () => {
  const { posted, send, settled } = setUp();
  send({ type: 'load', product: 'x-charts' });
  send({ type: 'search', turn: 1, query: { query: 'page' } });
  await settled();
  posted.length = 0;
  send({ type: 'load', product: 'x-charts' });
  await settled();
  expect(posted).toEqual([]);
});
