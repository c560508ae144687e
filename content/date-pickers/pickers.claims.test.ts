import { readFileSync } from 'node:fs';
import dayjs from 'dayjs';
import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { expect, test } from 'vitest';
import FreeText from './custom-field/FreeText';

// What the pages say about pickers, as far as a rendering without a browser can hold it.
const render = (element: ReactElement) =>
  renderToStaticMarkup(h(LocalizationProvider, { dateAdapter: AdapterDayjs }, element));

/** The opening tags with a role, in their order. */
const tagsOf = (markup: string, role: string) =>
  markup.match(new RegExp(`<\\w+[^>]* role="${role}"[^>]*>`, 'g')) ?? [];

test('accessibility: `aria-label` reaches the group through `InputProps` alone', () => {
  const label = { 'aria-label': 'Departure' };
  const groupOf = (textField: object) =>
    tagsOf(render(h(DesktopDatePicker, { slotProps: { textField } })), 'group').join('');
  expect(groupOf({ InputProps: label })).toContain('aria-label="Departure"');
  expect(groupOf(label)).not.toContain('Departure');
});

test('accessibility: `label` does not name the opening button', () => {
  const button = /<button[^>]*>/.exec(render(h(DesktopDatePicker, { label: 'Departure' })))?.[0];
  expect(button).toContain('aria-label="Choose date"');
});

test('adapters-locale: the theme swaps the parts and adds invisible characters', () => {
  const field = h(DateTimeField, { value: dayjs('2026-05-15T18:30'), format: 'MM/DD/YYYY HH:mm' });
  const valueIn = (direction: 'ltr' | 'rtl') =>
    / value="([^"]*)"/.exec(
      render(h(ThemeProvider, { theme: createTheme({ direction }) }, field)),
    )?.[1];
  expect(valueIn('ltr')).toBe('05/15/2026 18:30');
  expect(valueIn('rtl')).toMatch(/18:30.*05\/15\/2026/);
  expect(valueIn('rtl')).toContain('\u2066');
  expect(valueIn('rtl')).toContain('\u2069');
});

test('validation: months outside the limits are disabled, years are left out', () => {
  const limits = { value: dayjs('2026-05-15'), minDate: dayjs('2026-03-01') };
  const months = tagsOf(render(h(MonthCalendar, limits)), 'radio');
  expect(months).toHaveLength(12);
  expect(months.filter((tag) => tag.includes('disabled=""'))).toHaveLength(2);
  const years = render(h(YearCalendar, limits));
  expect(years).toContain('>2026<');
  expect(years).not.toContain('>2025<');
});

test('time-clock: the inner ring of a 24-hour clock has 13 to 23 and 00', () => {
  const clock = render(h(TimeClock, { ampm: false, value: dayjs('2026-05-15T18:30') }));
  const numbers = tagsOf(clock, 'option').map((tag) => {
    const [, x, y] = /translate\((-?\d+)px, (-?\d+)px/.exec(tag) ?? [];
    const hour = /aria-label="(\d+) hours"/.exec(tag)?.[1];
    return { hour, radius: Math.hypot(Number(x), Number(y) - 92) };
  });
  const inner = numbers.filter(({ radius }) => radius < 75).map(({ hour }) => Number(hour));
  expect(numbers).toHaveLength(24);
  expect(inner).toEqual([0, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
});

test('custom-field: the free text field has a button that opens the calendar', () => {
  expect(renderToStaticMarkup(h(FreeText))).toContain('aria-label="Open calendar"');
});

test.each([
  ['AdapterDayjs', 0],
  ['AdapterMoment', 1],
  ['AdapterDateFns', 2],
  ['AdapterLuxon', 3],
])('adapters-locale: the table has the tokens of %s', async (name, column) => {
  const page = readFileSync(new URL('./adapters-locale/page.mdx', import.meta.url), 'utf8');
  const start = page.indexOf('| Section |');
  const rows = page
    .slice(start, page.indexOf('\n\n', start))
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').slice(2, 6));
  // By a name that TypeScript doesn't follow: a second adapter would widen the date type of every demo.
  const file: string = `@mui/x-date-pickers/${name}`;
  const adapters = (await import(file)) as Record<string, new () => { formatTokenMap: object }>;
  const Adapter = adapters[name];
  if (!Adapter) throw new Error(`${file} doesn't export ${name}.`);
  expect(rows.flatMap((row) => tokensIn(row[column] ?? '')).toSorted()).toEqual(
    Object.keys(new Adapter().formatTokenMap).toSorted(),
  );
});

/** The tokens of a cell; `` `L` to `LLLL` `` stands for all lengths. */
function tokensIn(cell: string): string[] {
  return [...cell.matchAll(/`(\w+)`(?: to `(\w+)`)?/g)].flatMap(([, first = '', last = first]) => {
    const lengths = Array.from(
      { length: last.length - first.length + 1 },
      (_, index) => index + first.length,
    );
    return first === last ? [first] : lengths.map((length) => first.charAt(0).repeat(length));
  });
}
