import type { ReactNode } from 'react';
import type { ProductId } from '../../../content/plans.ts';
import { createIcon } from '../../ui/index.ui.ts';

const icon = (children: ReactNode) => createIcon(children, 22);

const icons: Record<ProductId, ReturnType<typeof createIcon>> = {
  'x-data-grid': icon(<path d="M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14" />),
  'x-date-pickers': icon(
    <>
      <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V7m7-3.5V7" />
      <path d="M8 14.5h2m4 0h2" strokeWidth="2.4" />
    </>,
  ),
  'x-charts': icon(<path d="M4 20h16M7 20v-7m5 7V5m5 15v-10" strokeWidth="2.2" />),
  'x-tree-view': icon(
    <>
      <path d="M5 4v13h6M5 9.5h6" />
      <path d="M14 9.5h6M14 17h6" strokeWidth="2.6" />
    </>,
  ),
};

export function ProductIcon({ is }: { is: ProductId }) {
  const Icon = icons[is];
  return <Icon />;
}
