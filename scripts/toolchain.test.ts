import { expect, test } from 'vitest';
import { dependenciesProblem, nodeProblem } from './toolchain.mjs';

const range = '^20.19.0 || ^22.12.0 || >=24.0.0';

test.each(['20.19.0', '20.20.2', '22.12.0', '22.30.1', '24.0.0', '26.1.0'])(
  'Node %s is new enough',
  (version) => expect(nodeProblem(version, range)).toBeUndefined(),
);

test.each(['18.20.0', '20.18.9', '21.7.0', '22.11.9', '23.9.0'])(
  'Node %s is refused, with the version that is needed',
  (version) =>
    expect(nodeProblem(version, range)).toBe(
      `Node ${version} is too old for this project, which needs ${range}. Install a newer one from https://nodejs.org and run the command again.`,
    ),
);

test('what is installed is compared with the lockfile', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/mac-only': { version: '1.0.0', optional: true },
    },
  };
  const installed = (version: string) => ({ packages: { 'node_modules/a': { version } } });
  expect(dependenciesProblem(lock, installed('1.0.0'))).toBeUndefined();
  expect(dependenciesProblem(lock, installed('0.9.0'))).toBe(
    'node_modules/a differs from package-lock.json',
  );
  expect(dependenciesProblem(lock, { packages: {} })).toBe(
    'node_modules/a differs from package-lock.json',
  );
  expect(dependenciesProblem(lock, undefined)).toBe('the dependencies are not installed');
});
