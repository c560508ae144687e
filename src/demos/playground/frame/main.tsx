import React from 'react';
import ReactDOM from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import tailwindUrl from '../../run/index.tailwind.ts';
import { createRegistry, provideHost } from '../../editor/index.ts';
import { keepHistory } from './keepHistory.ts';
import { removeWebRtc } from './removeWebRtc.ts';
import { startFrame } from './startFrame.tsx';

removeWebRtc(window);
keepHistory(window);

// The frame brings React for itself and for the registry's modules.
provideHost({ react: React, 'react-dom': ReactDOM, 'react/jsx-runtime': jsxRuntime });

const registry = import('virtual:demo-registry/entry').then((module) =>
  createRegistry(module, {
    react: { ...React, default: React },
    'react-dom': { ...ReactDOM, default: ReactDOM },
    'react/jsx-runtime': jsxRuntime,
  }),
);

const sheet = Object.assign(document.createElement('link'), {
  rel: 'stylesheet',
  href: tailwindUrl,
});
document.head.append(sheet);

const container = document.getElementById('root');
if (container) startFrame({ window, root: createRoot(container), registry });
