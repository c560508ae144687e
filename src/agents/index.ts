/** What other rooms use. */
export type { AgentApiEntry } from './agentApi.ts';
export { agentApiPath, isAgentFile } from './agentPage.ts';
export { llmsPaths } from './llms.ts';
export { twinPath } from './twinText.ts';
