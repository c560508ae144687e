import type {
  DemoLanguage,
  DemoModule,
  DemoSource,
  DemoVariant,
  Styling,
} from '../../src/demos/source/index.ts';

/** A demo as the site shows it, read as a source again: what is taken away is what is shown. */
export function sourceOf({ description: { id, name }, code }: DemoModule): DemoSource {
  const variant = (styling: Styling): DemoVariant | undefined => {
    const { TS = [], JS = [] } = code[styling] ?? {};
    const [main] = TS;
    if (!main) return undefined;
    const files = TS.map(({ name: tab, path, text }) => {
      const js = JS.find((file) => file.path === path);
      const language = path.slice(path.lastIndexOf('.') + 1) as DemoLanguage;
      return { name: tab, jsName: js?.name ?? tab, path, language, ts: text, js: js?.text ?? '' };
    });
    const { single } = main;
    return {
      files,
      ...(single !== undefined && { single: { ts: single, js: JS[0]?.single ?? '' } }),
    };
  };
  const [system, css, tailwind] = [variant('system'), variant('css'), variant('tailwind')];
  if (!system) throw new Error(`The demo ${id} shows no file.`);
  return {
    name,
    folder: id.slice(0, -name.length - 1),
    variants: { system, ...(css && { css }), ...(tailwind && { tailwind }) },
  };
}
