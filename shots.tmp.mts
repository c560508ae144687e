import { chromium } from 'playwright-core';
const [,, base, out, ...jobs] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
for (const job of jobs) {
  const [path, width, mode, dir] = job.split(',');
  const c = await b.newContext({ viewport: { width: Number(width), height: 900 }, colorScheme: mode as 'light'|'dark' });
  const p = await c.newPage();
  await p.addInitScript((d) => { for (const k of ['docs-direction','direction']) localStorage.setItem(k, d); }, dir ?? 'ltr');
  await p.goto(base + path); await p.mouse.move(300, 300); await p.mouse.wheel(0, 5); await p.waitForTimeout(3500);
  const name = out + '/' + path.replace(/\W+/g, '_') + '-' + width + '-' + mode + '-' + (dir ?? 'ltr') + '.png';
  await p.screenshot({ path: name }); console.log(name);
  await c.close();
}
await b.close();
