import { createContext } from 'react';

/**
 * What only the server writes into the sidebar: the tree, and the script that restores its state. Both are empty
 * in the browser, where the application leaves these places alone.
 */
export const ServerSidebar = createContext({ tree: '', script: '' });
