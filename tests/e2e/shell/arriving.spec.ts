import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, type Listening } from '../../../src/server/index.node.ts';
import { recordShifts, shiftsOf } from '../../support/shifts.ts';
import { expect, test } from '../../support/test.ts';

/** Tags of the header and of the content that a first screen has. */
const slowTags = 60;
const longerThanAFrameMs = 25;

/** The suite's site; of its pages what is seen first arrives tag by tag, and each is painted. */
function serveInPieces(site: string): Promise<Listening> {
  const answerInPieces = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(site + request.url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    let slow = 0;
    for (const piece of (await answer.text()).split(/(?=<)/)) {
      if (/^<(?:header|main)/.test(piece)) slow = slowTags;
      response.write(piece);
      if (slow > 0) await pause(longerThanAFrameMs);
      slow -= 1;
    }
    response.end();
  };
  const server = createServer((request, response) => void answerInPieces(request, response));
  return listen(server, { port: 0 });
}

// Without a table in view: the widths of its columns are known with its last row.
const pages = ['/x/introduction/', '/x/react-data-grid/filtering/quick-filter/'];

for (const width of [360, 1280]) {
  test(`a page that arrives in pieces moves nothing that is there, at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    const site = await serveInPieces(baseURL ?? '');
    await page.setViewportSize({ width, height: 800 });
    await recordShifts(page);
    for (const path of pages) {
      await page.goto(site.url + path);
      expect(await shiftsOf(page), path).toEqual([]);
    }
    await page.goto('about:blank');
    await site.close();
  });
}
