export { AdConfigProvider, useAdConfig, type AdConfig } from './AdConfig.tsx';
export { AdSlot } from './AdSlot.tsx';
