import { previewSize } from '../../src/pictures/index.ts';

/** The sheet on which the previews of all pages are drawn, one after the other. */
export const previewTemplate = `<!doctype html>
<meta charset="utf-8">
<style>
  * { box-sizing: border-box; margin: 0; }
  body {
    inline-size: ${previewSize.width}px;
    block-size: ${previewSize.height}px;
    overflow: hidden;
    display: flex;
    flex-direction: column;
    gap: 28px;
    padding: 56px 64px 0;
    border-block-start: 12px solid #1976d2;
    background: #fff;
    color: #1a2027;
    font-family: Roboto, 'Helvetica Neue', Arial, sans-serif;
  }
  .place { display: flex; gap: 20px; align-items: center; font-size: 32px; color: #4d5864; }
  .plan {
    padding: 4px 16px;
    border-radius: 20px;
    background: #e8f1fc;
    font-size: 26px;
    color: #0d4f94;
  }
  .plan:empty { display: none; }
  h1 { font-size: 84px; line-height: 1.05; letter-spacing: -0.03em; overflow-wrap: anywhere; }
  h1.long { font-size: 56px; }
  img {
    align-self: start;
    max-inline-size: 100%;
    border: 2px solid #e3e7ec;
    border-radius: 16px 16px 0 0;
    box-shadow: 0 8px 40px rgb(20 30 40 / 14%);
  }
  img:not([src]) { display: none; }
  body:has(img:not([src])) { justify-content: center; padding-block-end: 96px; }
  svg { inline-size: 44px; block-size: 44px; }
</style>
<p class="place">
  <svg viewBox="0 0 32 32"><rect x="2" y="2" width="13" height="13" rx="3.500" fill="#1976d2"/><path d="M18 15V5.500A3.500 3.500 0 0 1 21.500 2h5A3.500 3.500 0 0 1 30 5.500V15Z" fill="#12a594"/><circle cx="8.500" cy="23.500" r="6.500" fill="#e5793a"/><path d="m18 30 6-12 6 12Z" fill="#8b5cf6"/></svg>
  <span class="product"></span><span class="plan"></span>
</p>
<h1></h1>
<img alt="" width="1072">
`;
