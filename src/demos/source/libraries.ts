/** Demos may show how the components work together with these. */
export const COMPANION_LIBRARIES = [
  '@hookform/resolvers',
  '@tanstack/react-query',
  'react-hook-form',
  'zod',
];
