/** What other rooms use in the graph of server components. */
export { Callout } from './Callout.tsx';
export { mdxComponents } from './components.tsx';
