export const apiProducts = ['data-grid', 'date-pickers', 'charts', 'tree-view'] as const;
export type ApiProduct = (typeof apiProducts)[number];

export type ApiPlan = 'pro' | 'premium';
