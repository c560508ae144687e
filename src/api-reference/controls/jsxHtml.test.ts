import { expect, test } from 'vitest';
import { jsxHtml } from './jsxHtml.ts';

test('names, attributes and values have their color', () => {
  expect(jsxHtml('<DataGrid\n  rows={rows}\n  density="compact"\n  rowHeight={40}\n/>')).toBe(
    '&lt;<span class="f">DataGrid</span>\n' +
      '  <span class="p">rows</span>={rows}\n' +
      '  <span class="p">density</span>=<span class="s">&quot;compact&quot;</span>\n' +
      '  <span class="p">rowHeight</span>={<span class="n">40</span>}\n/&gt;',
  );
});

test('what a link brings in is text, never markup', () => {
  expect(jsxHtml('<A\n  label="<img onerror=x>"\n/>')).not.toContain('<img');
  expect(jsxHtml('<A label={"\\"><script>"} />')).not.toContain('<script');
});
