/** What other rooms use in Node. */
export { apiReferencePlugin } from './apiReferencePlugin.node.ts';
export {
  apiModelEntry,
  apiModelKey,
  extraction,
  hadApiModel,
  isApiModelKept,
  loadApiModel,
} from './loadModel.node.ts';
export { apiPackages } from './packages.node.ts';
