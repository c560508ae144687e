/** What other rooms use in the graph of server components. */
export { agentFiles, twinOf } from './siteAgentFiles.ts';
