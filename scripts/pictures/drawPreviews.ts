import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { previewSize, type PreviewFacts } from '../../src/pictures/index.ts';
import type { PreviewStore } from '../../src/pictures/index.node.ts';
import { previewTemplate } from './previewTemplate.ts';

interface DrawOptions {
  previews: PreviewStore;
  /** Where the pictures are. */
  folder: string;
}

/** Draws the previews of pages on one sheet, one after the other. */
export async function drawPreviews(
  browser: Browser,
  pages: readonly PreviewFacts[],
  { previews, folder }: DrawOptions,
): Promise<void> {
  const page = await browser.newPage({ viewport: previewSize });
  try {
    await page.setContent(previewTemplate);
    for (const facts of pages) {
      const picture = previews.pictureOf(facts);
      const data = picture && readFileSync(path.join(folder, picture)).toString('base64');
      await fillIn(page, facts, data && `data:image/webp;base64,${data}`);
      const content = await page.screenshot({ type: 'jpeg', quality: 80 });
      previews.keep(previews.nameOf(facts), content);
    }
  } finally {
    await page.close();
  }
}

async function fillIn(
  page: Page,
  { title, product, plan }: PreviewFacts,
  picture: string | undefined,
): Promise<void> {
  await page.evaluate(
    async (words) => {
      for (const name of ['.product', '.plan', 'h1'] as const) {
        const place = document.querySelector(name);
        if (place) place.textContent = words[name];
      }
      document.querySelector('h1')?.classList.toggle('long', words.h1.length > 24);
      const image = document.querySelector('img');
      if (words.picture === '') image?.removeAttribute('src');
      else if (image) {
        image.src = words.picture;
        await image.decode();
      }
    },
    { '.product': product, '.plan': plan ?? '', h1: title, picture: picture ?? '' },
  );
}
