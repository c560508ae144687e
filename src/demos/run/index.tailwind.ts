/** The address of the stylesheet of Tailwind demos, for the playground's frame. */
export { default } from './tailwind.css?url';
