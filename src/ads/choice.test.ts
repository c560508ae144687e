import { expect, test } from 'vitest';
import siteConfig from '../../site.config.ts';
import { eventLabel, pickInHouse, sessionShape } from './choice.ts';
import { isBot } from './isBot.ts';

function slot(value: string | null = null) {
  return { value, read: () => value, write: (next: string) => void (value = next) };
}

test('R66 the shape is inline with a chance of 0.2, else an image', () => {
  expect(sessionShape(slot(), () => 0.1999)).toBe('inline');
  expect(sessionShape(slot(), () => 0.2)).toBe('image');
});

test('the shape is drawn once a session, and a strange kept value is drawn again', () => {
  const kept = slot();
  expect(sessionShape(kept, () => 0)).toBe('inline');
  expect(sessionShape(kept, () => 0.9)).toBe('inline');
  expect(sessionShape(slot('<b>'), () => 0.9)).toBe('image');
});

test('R73 each of the four in-house ads is shown for a quarter of the draws', () => {
  const names = [0, 0.25, 0.5, 0.75, 0.9999, 1].map(
    (value) => pickInHouse(siteConfig.inHouseAds, () => value)?.name,
  );
  expect(names).toEqual(['templates', 'themes', 'tidelift', 'figma', 'figma', 'figma']);
  expect(pickInHouse([], () => 0)).toBeUndefined();
});

test('R53 an event label is kind, placement and shape', () => {
  expect(eventLabel('sponsor', 'body', 'inline')).toBe('sponsor-body-inline');
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; YandexBot/3.0)',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  'Mozilla/5.0 Chrome-Lighthouse',
  '',
])('R38 a bot: %s', (agent) => {
  expect(isBot(agent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
])('R38 a person: %s', (agent) => {
  expect(isBot(agent)).toBe(false);
});
