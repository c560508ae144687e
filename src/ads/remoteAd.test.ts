import { describe, expect, test } from 'vitest';
import { fetchRemoteAd } from './fetchRemoteAd.ts';
import { plainText, readRemoteAd } from './remoteAd.ts';
import { webUrl } from './webUrl.ts';
import { hostileAds, hostileTexts, hostileUrls } from './sponsor-server/hostileAds.ts';

const now = 1_700_000_000_000;
const full = {
  statlink: '//ads.example/click',
  statimp: '//ads.example/seen?[timestamp]',
  pixel: 'https://one.example/[timestamp]||//two.example/p.gif',
  timestamp: '1234',
  image: 'https://ads.example/picture.png',
  company: 'Acme',
  description: 'A tool for builders.',
};

test('R25 the fields of a remote ad; the pixel holds addresses between double bars', () => {
  expect(readRemoteAd({ ads: [full] }, now)).toEqual({
    link: 'https://ads.example/click',
    img: 'https://ads.example/picture.png',
    name: 'Acme',
    description: 'A tool for builders.',
    poweredby: '',
    label: 'sponsor',
    impressions: [
      'https://ads.example/seen?1234',
      'https://one.example/1234',
      'https://two.example/p.gif',
    ],
  });
});

test('R25 without a timestamp of its own the ad gets the time in seconds', () => {
  const rest = { ...full, timestamp: undefined };
  expect(readRemoteAd({ ads: [rest] }, now)?.impressions[1]).toBe('https://one.example/1700000000');
});

test('R47 the first ad with a statlink is taken', () => {
  const ads = [{}, { company: 'No link' }, { ...full, company: 'Second' }, full];
  expect(readRemoteAd({ ads }, now)?.name).toBe('Second');
});

describe('R47 asking', () => {
  const answerWith = (answers: (unknown | Error)[], ok = true) => {
    let asked = 0;
    const options = {
      url: 'https://ads.example/list.json',
      now: () => now,
      timeout: () => new AbortController().signal,
      fetch: async () => {
        const answer = answers[Math.min(asked++, answers.length - 1)];
        if (answer instanceof Error) throw answer;
        const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
        return new Response(text, { status: ok ? 200 : 500 });
      },
    };
    return { ad: fetchRemoteAd(options), count: () => asked };
  };

  test('R47 at most 10 attempts are made', async () => {
    const { ad, count } = answerWith([{ ads: [{}] }]);
    expect(await ad).toBeNull();
    expect(count()).toBe(10);
  });

  test('R47 an answer with an ad ends the attempts', async () => {
    const { ad, count } = answerWith([{ ads: [{}] }, { ads: [{}] }, { ads: [full] }]);
    expect((await ad)?.name).toBe('Acme');
    expect(count()).toBe(3);
  });

  test('R56 a network failure ends it silently', async () => {
    const { ad, count } = answerWith([new TypeError('Failed to fetch')]);
    expect(await ad).toBeNull();
    expect(count()).toBe(1);
  });

  test('R56 so do an error of the server, a broken list and an endless one', async () => {
    expect(await answerWith([{ ads: [full] }], false).ad).toBeNull();
    expect(await answerWith(['{"ads":[']).ad).toBeNull();
    expect(await answerWith([`{"ads":[${' '.repeat(300_000)}]}`]).ad).toBeNull();
  });

  test('R56 of an answer that does not end, no more is read than an ad can need', async () => {
    let sent = 0;
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      // Bounded, so that a reader who reads all of it fails and does not hang.
      pull: (stream) => {
        if (sent >= 50_000_000) return stream.close();
        sent += 10_000;
        stream.enqueue(new Uint8Array(10_000).fill(32));
      },
      cancel: () => void (isCancelled = true),
    });
    const ad = await fetchRemoteAd({
      url: 'https://ads.example/list.json',
      now: () => now,
      timeout: () => new AbortController().signal,
      fetch: async () => new Response(body),
    });
    expect([ad, isCancelled]).toEqual([null, true]);
    expect(sent).toBeLessThan(300_000);
  });

  test('R56 a character that is split between two parts is whole again', async () => {
    const bytes = new TextEncoder().encode(
      JSON.stringify({ ads: [{ ...full, company: 'Größe' }] }),
    );
    const middle = bytes.indexOf(0xc3) + 1;
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        stream.enqueue(bytes.slice(0, middle));
        stream.enqueue(bytes.slice(middle));
        stream.close();
      },
    });
    const ad = await fetchRemoteAd({
      url: 'https://ads.example/list.json',
      now: () => now,
      timeout: () => new AbortController().signal,
      fetch: async () => new Response(body),
    });
    expect(ad?.name).toBe('Größe');
  });
});

test('the corpus of hostile answers has at least 60', () => {
  expect(hostileAds.length).toBeGreaterThanOrEqual(60);
});

test.each(hostileAds.map((answer, index) => [index, answer]))(
  'hostile answer %i leaves web addresses and bounded plain text, or nothing',
  (_, answer) => {
    const ad = readRemoteAd(answer, now);
    if (!ad) return;
    for (const url of [ad.link, ad.img, ...ad.impressions].filter(Boolean)) {
      expect(url).toMatch(/^https?:\/\/[^\s<>"]+$/);
      expect(url).not.toContain('@');
    }
    expect(ad.impressions.length).toBeLessThanOrEqual(11);
    expect(ad.name.length).toBeLessThanOrEqual(60);
    expect(ad.description.length).toBeLessThanOrEqual(160);
    expect(ad.name + ad.description).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  },
);

test('none of the hostile addresses passes', () => {
  const passed = hostileUrls.map(webUrl).filter((url) => url !== '');
  expect(passed).toEqual([]);
  expect(webUrl('https://sponsor.example.com/a?b=c')).toBe('https://sponsor.example.com/a?b=c');
});

test('texts stay texts: markup is kept as it is written, to be shown and not run', () => {
  expect(plainText(hostileTexts[0], 60)).toBe('<script>window.pwned=1</script>');
  expect(plainText('a'.repeat(61), 60)).toBe(`${'a'.repeat(59)}…`);
});
