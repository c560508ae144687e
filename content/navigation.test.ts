import { expect, test } from 'vitest';
import { pagesInOrder, validateNavigation } from '../src/navigation';
import navigation from './navigation';

const pathsOf = (group: string) =>
  pagesInOrder(navigation)
    .filter(({ trail }) => trail[0] === group)
    .map(({ path }) => path);

test('R23 R60 the tree is valid: no pathname occurs twice', () => {
  expect(() => validateNavigation(navigation)).not.toThrow();
});

test('the tree is plain data', () => {
  expect(JSON.parse(JSON.stringify(navigation))).toEqual(navigation);
});

test('R2 the introduction holds its pages', () => {
  expect(pathsOf('Introduction')).toEqual(['/x/introduction/', '/x/introduction/installation/']);
});

test('R4 the Data Grid holds its pages', () => {
  expect(pathsOf('Data Grid')).toContain('/x/react-data-grid/sorting/');
});

test('R5 the Date and Time Pickers hold their pages', () => {
  expect(pathsOf('Date and Time Pickers')).toContain('/x/react-date-pickers/date-picker/');
});

test('R6 Charts hold their pages', () => {
  expect(pathsOf('Charts')).toContain('/x/react-charts/bars/');
});

test('R7 Tree View holds its pages', () => {
  expect(pathsOf('Tree View')).toContain('/x/react-tree-view/simple-tree-view/items/');
});
