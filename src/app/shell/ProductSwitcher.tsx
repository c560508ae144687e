import { playgroundPath } from '../../demos/playground/index.ts';
import { localizePath } from '../../language/index.ts';
import { serverStrings } from '../../language/index.server.ts';
import { productOf, productRoots } from '../../navigation/index.ts';
import { existingPage } from '../existingPage.ts';
import { SwitcherMenu } from './SwitcherMenu.tsx';

export function ProductSwitcher({ path, language }: { path: string; language: string }) {
  const { products, playground } = serverStrings();
  const { productId } = productOf(path);
  const isPlayground = path === playgroundPath;
  const items = Object.entries(productRoots).map(([id, root]) => ({
    href: localizePath(existingPage(root), language),
    label: products[id as keyof typeof productRoots],
    current: id === productId,
  }));
  items.push({
    href: localizePath(playgroundPath, language),
    label: playground.title,
    current: isPlayground,
  });
  const value = isPlayground ? playground.title : products[productId ?? 'introduction'];
  return (
    <SwitcherMenu
      id="docs-products"
      label={products.label}
      value={value}
      items={items}
      align="start"
    />
  );
}
