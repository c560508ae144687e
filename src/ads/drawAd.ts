import { toAddress } from '../links/index.ts';
import type { AdView } from './types.ts';

type Drawn = Extract<AdView, { kind: 'ad' }>;

/** Marks a link as an ad: a new tab, no opener, its clicks reported. */
export function markLink(link: HTMLAnchorElement, label: string): void {
  link.target = '_blank';
  link.rel = 'noopener sponsored';
  link.dataset.gaEventCategory = 'ad';
  link.dataset.gaEventAction = 'click';
  link.dataset.gaEventLabel = label;
}

/** Elements made one by one: text is set as text, so that nothing in it can become markup. */
export function drawAd(document: Document, { ad, shape, label }: Drawn, sponsored: string) {
  const make = <T extends keyof HTMLElementTagNameMap>(tag: T, part: string, text = '') => {
    const element = document.createElement(tag);
    element.dataset.ad = part;
    element.textContent = text;
    return element;
  };
  const link = make('a', shape);
  link.href = ad.link;
  markLink(link, label);
  if (shape === 'image' && ad.img) {
    const image = make('img', 'picture');
    Object.assign(image, { src: toAddress(ad.img), alt: '', width: 130, height: 100 });
    image.addEventListener('error', () => image.remove());
    link.append(image);
  }
  const words = make('span', 'words');
  if (ad.name && ad.label === 'sponsor') words.append(make('strong', 'name', ad.name), ' ');
  words.append(make('span', 'description', ad.description));
  const by = [sponsored, ad.poweredby].filter(Boolean).join(' · ');
  words.append(make('small', 'by', by));
  link.append(words);
  return link;
}

export function drawMessage(document: Document, texts: { title: string; text: string }) {
  const box = document.createElement('p');
  box.dataset.ad = 'message';
  const title = document.createElement('strong');
  title.textContent = texts.title;
  box.append(title, ' ', texts.text);
  return box;
}
