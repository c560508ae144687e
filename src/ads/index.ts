/** What other rooms use. */
export { startAds } from './startAds.ts';
