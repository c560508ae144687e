/** What other rooms use in the graph of server components. */
export { apiPageSources } from './pageSources.tsx';
export { readApiModel, readHistories } from './readModel.node.ts';
export { hasPageAt, listedApiPaths, referenceLinks } from './server.ts';
export {
  ApiMethods,
  ChangesTable,
  ClassesTable,
  EventsTable,
  InterfaceTable,
  LocaleTable,
  Prop,
  PropsTable,
  SelectorsTable,
  SlotsTable,
} from './ui/ApiTables.tsx';
