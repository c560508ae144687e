import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { needDist } from '../site.ts';
import { outcomeOf, type Attack } from './attack.ts';
import { cacheAttack } from './cache.ts';
import { linkAttack } from './links.ts';
import { loadAttack } from './load.ts';
import { mcpHttpAttack, mcpStdioAttack } from './mcp.ts';
import { endPrograms } from './programs.ts';
import { hostileUrlAttack, idleAttack, malformedAttack } from './requests.ts';
import { swapAttack } from './swap.ts';

/**
 * `npm run attack`: attacks the built site on this machine, one after the other, and ends by itself. The
 * names of some attacks run those alone, and write nothing.
 */
const attacks: Attack[] = [
  { name: 'addresses', run: hostileUrlAttack },
  { name: 'malformed', run: malformedAttack },
  { name: 'idle', run: idleAttack },
  { name: 'swap', run: swapAttack },
  { name: 'cache', run: cacheAttack },
  { name: 'links', run: linkAttack },
  { name: 'mcp-http', run: mcpHttpAttack },
  { name: 'mcp-stdio', run: mcpStdioAttack },
  { name: 'load', run: loadAttack },
];
const mostTimeMs = 290_000;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !attacks.some((attack) => attack.name === name));
if (unknown.length > 0) {
  const names = attacks.map(({ name }) => name).join(', ');
  throw new Error(`There is no attack "${unknown.join('", "')}". Use: ${names}.`);
}
needDist();
const begin = performance.now();
const rows = [];
for (const attack of attacks) {
  if (asked.length > 0 && !asked.includes(attack.name)) continue;
  const start = performance.now();
  const outcome = await outcomeOf(attack, mostTimeMs - (start - begin));
  const seconds = Math.round((performance.now() - start) / 1000);
  rows.push({ attack: attack.name, ...outcome, seconds });
  const result = outcome.isHeld ? 'held  ' : 'BROKEN';
  console.log(
    `${result}  ${attack.name.padEnd(10)} ${String(seconds).padStart(4)} s  ${outcome.figures}`,
  );
}
endPrograms();

if (asked.length === 0) {
  const folder = path.join(import.meta.dirname, '../results');
  const machine = `${os.cpus().length} × ${os.cpus()[0]?.model || os.arch()}, Node ${process.version}`;
  const results = { measuredAt: new Date().toISOString(), machine, attacks: rows };
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'attack.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.log('\nWritten to bench/results/attack.json');
}
process.exit(rows.every(({ isHeld }) => isHeld) ? 0 : 1);
