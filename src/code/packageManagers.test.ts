import { expect, test } from 'vitest';
import { commandsFor } from './packageManagers.ts';

test.each([
  ['npm install a b', 'pnpm add a b', 'yarn add a b'],
  ['npm install --save-dev a', 'pnpm add -D a', 'yarn add -D a'],
  ['npm install', 'pnpm install', 'yarn install'],
  ['npm run dev -- --port 1', 'pnpm dev --port 1', 'yarn dev --port 1'],
  ['npm uninstall a', 'pnpm remove a', 'yarn remove a'],
  ['npx -y tool', 'pnpm dlx tool', 'yarn dlx tool'],
  ['npm ls react', 'pnpm list react', 'yarn why react'],
  ['echo hi', 'echo hi', 'echo hi'],
])('%s', (npm, pnpm, yarn) => {
  expect(commandsFor('npm', npm)).toBe(npm);
  expect(commandsFor('pnpm', npm)).toBe(pnpm);
  expect(commandsFor('yarn', npm)).toBe(yarn);
});
