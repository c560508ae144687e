/** The program behind `npm run build`. */
export { main } from './cli.node.ts';
