/** What other rooms use in Node. */
export { hostileAds } from './sponsor-server/hostileAds.ts';
export {
  createSponsor,
  sponsorModes,
  type SponsorMode,
} from './sponsor-server/sponsorServer.node.ts';
