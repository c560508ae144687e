/** For the tests of other rooms. */
export { fixtureLibrary } from './mcp/testing/fixtureFiles.ts';
export { agentIndexPath, type AgentIndex } from './agentPage.ts';
