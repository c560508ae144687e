import { expect, test } from 'vitest';
import { guideSections } from './guideSections.ts';

const source = `Before everything: \`early\`.

## Run the codemod {id="codemods"}

\`rename-props\` renames \`moved\` and \`single\`.

## Props: \`rows\` {id="props"}

| \`moved\` | \`newName\` |

### Deep {id="deep", plan="pro"}

\`inner\`

## All API changes {id="api-changes"}

\`inner\` \`last\`
`;

test('a name leads to the section that explains it', () => {
  const sectionOf = guideSections(source);
  expect(sectionOf('moved')).toEqual({ id: 'props', title: 'Props: rows' });
  expect(sectionOf('inner')).toEqual({ id: 'deep', title: 'Deep' });
  expect(sectionOf('single')).toEqual({ id: 'codemods', title: 'Run the codemod' });
  expect(sectionOf('last')).toBeUndefined();
  expect(sectionOf('early')).toBeUndefined();
  expect(sectionOf('newNam')).toBeUndefined();
});
