// `npm run feedback [-- file]`: takes feedback on this machine, writes a line of JSON for each, and shows a report by page.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import siteConfig from '../site.config.ts';
import { createReceiver, readLines, reportOf, reportText } from '../src/feedback/index.node.ts';
import { listen } from '../src/server/index.node.ts';
import { readPort } from '../src/server/index.ts';

const [asked = '.cache/feedback.jsonl'] = process.argv.slice(2);
const file = path.resolve(asked);
const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const isOwnOrigin = (origin: string) =>
  origin === `https://${siteConfig.host}` ||
  /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin);

mkdirSync(path.dirname(file), { recursive: true });
const server = createReceiver({
  read,
  append: (line) => appendFileSync(file, line),
  accepts: isOwnOrigin,
  now: Date.now,
});
const { url, close } = await listen(server, {
  port: readPort(process.env.PORT) ?? 4500,
  tries: 100,
});
const { entries, damaged } = readLines(read());
console.log(`${reportText(reportOf(entries))}
${damaged > 0 ? `\n${file} has ${damaged} lines that can't be read. They are left as they are.\n` : ''}
The report is at ${url}/, new entries are written to ${file}. In site.config.ts:

  feedbackUrl: '${url}/',

Stop it with Ctrl+C.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void close().then(() => process.exit(0)));
}
