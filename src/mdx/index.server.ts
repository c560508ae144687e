/** What other rooms use in the graph of server components. */
export { mdxComponents } from './components.tsx';
