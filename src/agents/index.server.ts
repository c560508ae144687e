/** What other rooms use in the graph of server components. */
export { agentFiles, translatedAgentFiles, twinOf } from './siteAgentFiles.ts';
