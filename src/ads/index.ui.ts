export { AdConfigProvider } from './AdConfig.tsx';
export { AdSlot } from './AdSlot.tsx';
