// `npm run sponsor -- good`: a sponsor on this machine, whose mode can be changed while it runs.
import { createInterface } from 'node:readline';
import { createSponsor, sponsorModes, type SponsorMode } from '../src/ads/index.node.ts';
import { listen } from '../src/server/index.node.ts';
import { readPort } from '../src/server/index.ts';

const isMode = (text: string): text is SponsorMode =>
  (sponsorModes as readonly string[]).includes(text);

const [asked = 'good'] = process.argv.slice(2);
if (!isMode(asked)) {
  console.error(`There is no mode "${asked}". Choose from ${sponsorModes.join(', ')}.`);
  process.exit(1);
}
const sponsor = createSponsor(asked);
const { url, close } = await listen(sponsor.server, {
  port: readPort(process.env.PORT) ?? 4400,
  tries: 100,
});
console.log(`The sponsor (${asked}) is at ${url}. In site.config.ts:

  sponsor: {
    scriptUrl: '${url}/ad.js',
    jsonUrl: '${url}/ads.json',
    placeholderUrl: '${url}/backers',
  },

Type a mode and Enter to change it: ${sponsorModes.join(', ')}. Stop it with Ctrl+C.`);

createInterface({ input: process.stdin }).on('line', (line) => {
  const mode = line.trim();
  if (isMode(mode)) sponsor.mode = mode;
  console.log(isMode(mode) ? `Mode: ${mode}` : `There is no mode "${mode}".`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void close().then(() => process.exit(0)));
}
