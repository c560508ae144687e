import { createServer, type Server, type ServerResponse } from 'node:http';
import { hostileAds } from './hostileAds.ts';
import { picture, sponsorScript } from './scripts.ts';

export const sponsorModes = [
  'good',
  'slow',
  'empty',
  'placeholder',
  'malformed',
  'hostile',
  'error',
  'hanging',
  'throws',
] as const;
export type SponsorMode = (typeof sponsorModes)[number];

export interface Sponsor {
  server: Server;
  mode: SponsorMode;
  /** In the mode `hostile`: which of the answers; undefined: each in turn. */
  hostileIndex: number | undefined;
  /** Every path that was asked for. */
  requests: string[];
  /** What the mode `slow` waits. */
  slowMs: number;
}

/** A sponsor on this machine, for development and tests, that behaves as its mode says. */
export function createSponsor(mode: SponsorMode = 'good'): Sponsor {
  let turn = 0;
  const sponsor: Sponsor = {
    mode,
    hostileIndex: undefined,
    requests: [],
    slowMs: 2000,
    server: createServer((request, response) => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
      sponsor.requests.push(url.pathname + url.search);
      if (sponsor.mode === 'hanging' && /^\/ads?\.js/.test(url.pathname)) return;
      const wait = sponsor.mode === 'slow' ? sponsor.slowMs : 0;
      const index = sponsor.hostileIndex ?? turn++ % hostileAds.length;
      setTimeout(() => answer(url, sponsor.mode, index, response), wait);
    }),
  };
  return sponsor;
}

function answer(url: URL, mode: SponsorMode, index: number, response: ServerResponse): void {
  const { pathname, origin } = url;
  const send = (type: string, body: string, status = 200) => {
    const headers = { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' };
    response.writeHead(status, { ...headers, 'Cache-Control': 'no-store' }).end(body);
  };
  if (mode === 'error') return send('text/plain', 'The sponsor has a problem.', 500);
  if (pathname === '/ad.js') return send('text/javascript', scriptOf(mode, origin));
  if (pathname === '/ads.json') return send('application/json', listOf(mode, origin, index));
  if (pathname === '/picture.svg' || pathname.endsWith('.gif'))
    return send('image/svg+xml', picture);
  if (pathname.endsWith('.css')) return send('text/css', ':root{--sponsor-font:1}');
  return send('text/html', `<!doctype html><title>Sponsor</title><p>${mode}`);
}

function scriptOf(mode: SponsorMode, origin: string): string {
  if (mode === 'empty' || mode === 'hanging') return '';
  if (mode === 'throws') return `throw new Error("The sponsor's script is broken.")`;
  if (mode === 'malformed') return '(function({';
  if (mode === 'hostile')
    return sponsorScript(origin, 'javascript:window.pwned=1', '<img src=x onerror=alert(1)>');
  return sponsorScript(origin, `${origin}/${mode === 'placeholder' ? 'backers' : 'click'}`);
}

function listOf(mode: SponsorMode, origin: string, index: number): string {
  if (mode === 'malformed') return '{"ads":[';
  if (mode === 'hostile') return JSON.stringify(hostileAds[index]);
  if (mode === 'empty' || mode === 'throws' || mode === 'placeholder')
    return JSON.stringify({ ads: [{}, { company: 'No link' }] });
  const ad = {
    statlink: `${origin}/click`,
    statimp: `${origin}/seen.gif`,
    pixel: `${origin}/one.gif?t=[timestamp]||${origin}/two.gif`,
    timestamp: '1700000000',
    image: `${origin}/picture.svg`,
    company: 'Acme',
    description: 'A tool for builders: it counts what is there, and tells.',
  };
  return JSON.stringify({ ads: [{}, ad] });
}
