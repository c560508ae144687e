/** Components and hooks, with their stylesheets: not for Node. */
export { HeadTags } from './HeadTags.tsx';
export { H2, H3, H4 } from './ui/Heading.tsx';
export { LastChange } from './ui/LastChange.tsx';
export { Neighbors } from './ui/Neighbors.tsx';
export { PageActions } from './ui/PageActions.tsx';
export { PageHeader } from './ui/PageHeader.tsx';
export { Toc } from './ui/Toc.tsx';
