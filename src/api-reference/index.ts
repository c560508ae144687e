/** What other rooms use. */
export { exampleModuleOf } from './controls/mainComponents.ts';
export { definitionText } from './format/definition.ts';
export { docMarkdown } from './format/doc.ts';
export {
  createMarkdownHref,
  markdownTable,
  tableMarkdown,
  typeText,
  type MarkdownContext,
} from './format/tableMarkdown.ts';
export type {
  Aged,
  ApiClass,
  ApiComponent,
  ApiInterface,
  ApiMember,
  ApiModel,
  ApiPlan,
  ApiProduct,
} from './model.ts';
export { apiListPath, apiPathOf, apiProductOf, kebabCase } from './names.ts';
export { apiPages } from './pages/apiPages.ts';
export { importLines } from './pages/snippets.ts';
export { findProp, unknownName } from './findInModel.ts';
export {
  resolveTable,
  tableNames,
  type ApiTable,
  type TableAttributes,
  type TableName,
} from './tables.ts';
export { changeItemsHtml, changeItemsMarkdown } from './format/changes.ts';
