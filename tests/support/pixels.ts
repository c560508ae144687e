import type { Page } from '@playwright/test';

/** The share of pixels that differ visibly between two screenshots of the same size; read on an empty page. */
export function differenceOf(blank: Page, before: Buffer, after: Buffer): Promise<number> {
  return blank.evaluate(
    async (urls) => {
      const [one, other] = await Promise.all(
        urls.map(async (url) => {
          const bitmap = await createImageBitmap(await (await fetch(url)).blob());
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
        }),
      );
      if (!one || !other || one.length !== other.length) return 1;
      let different = 0;
      for (let place = 0; place < one.length; place += 4) {
        const parts = [0, 1, 2].map((part) =>
          Math.abs((one[place + part] ?? 0) - (other[place + part] ?? 0)),
        );
        if (Math.max(...parts) > 48) different += 1;
      }
      return different / (one.length / 4);
    },
    [before, after].map((data) => `data:image/png;base64,${data.toString('base64')}`),
  );
}
