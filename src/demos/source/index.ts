export { importsOf, packageOf } from './importsOf.ts';
export { COMPANION_LIBRARIES } from './libraries.ts';
export { stripRegions } from './stripRegions.ts';
export type {
  CodeVariant,
  DemoFile,
  DemoLanguage,
  DemoSource,
  DemoVariant,
  Preview,
  Styling,
} from './types.ts';
export {
  demoCodePath,
  demoIdOf,
  demoIdOfCode,
  demoPagePath,
  needsLicense,
  singleFileOf,
  type DemoCode,
  type DemoDescription,
  type DemoModule,
  type ShownFile,
} from './description.ts';
export { heightText, heightVariables, parseHeight, type DemoHeight } from './demoHeight.ts';
export { joinFiles, placeOf } from './joinFiles.ts';
