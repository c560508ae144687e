import type { Page } from '@playwright/test';

/** Stands in for the tag script: takes the queue over and sends each command to a collector. */
const tagScript = `(function(){
function send(command){
fetch('https://region1.google-analytics.com/g/collect',{method:'POST',mode:'no-cors',body:JSON.stringify(Array.from(command))})
}
window.dataLayer.forEach(send);
window.dataLayer.push=function(command){send(command)};
})()`;

export type Command = [name: string, ...rest: unknown[]];

/** A local collector: what would be sent, in order. Nothing reaches the network. */
export async function collect(page: Page) {
  const commands: Command[] = [];
  const requests: string[] = [];
  await page.context().route(/googletagmanager|google-analytics/, async (route) => {
    const request = route.request();
    requests.push(request.url());
    const body = request.postData();
    if (body) commands.push(JSON.parse(body) as Command);
    await route.fulfill({ contentType: 'text/javascript', body: body ? '' : tagScript });
  });
  return {
    commands,
    requests,
    /** Without `js` and `config`, which open every visit. */
    told: () => commands.filter(([name]) => name === 'event' || name === 'set'),
  };
}

/** The luck of every draw, which a test may change while the page lives. */
export async function setLuck(page: Page, luck: number): Promise<void> {
  await page.addInitScript((value) => {
    sessionStorage.setItem('docs-ad-shape', 'image');
    Object.assign(window, { luck: value });
    Math.random = () => (window as unknown as { luck: number }).luck;
  }, luck);
}
