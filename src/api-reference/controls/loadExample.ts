import type { ComponentType, ReactNode } from 'react';
import { exampleModuleOf, type MainComponent, type ExampleModule } from './mainComponents.ts';
import type { ControlledExample } from './controlledExample.tsx';

interface Module {
  examples: Record<string, ControlledExample>;
  Provider?: ComponentType<{ children: ReactNode }>;
}

export interface LoadedExample {
  example: ControlledExample;
  Provider?: ComponentType<{ children: ReactNode }> | undefined;
}

const modules: Record<ExampleModule, () => Promise<Module>> = {
  dataGrid: () => import('./examples/dataGrid.tsx'),
  dataGridPro: () => import('./examples/dataGridPro.tsx'),
  dataGridPremium: () => import('./examples/dataGridPremium.tsx'),
  pickers: () => import('./examples/pickers.tsx'),
  pickersPro: () => import('./examples/pickersPro.tsx'),
  charts: () => import('./examples/charts.tsx'),
  chartsPro: () => import('./examples/chartsPro.tsx'),
  treeView: () => import('./examples/treeView.tsx'),
};

export async function loadExample(name: MainComponent, licensed: boolean): Promise<LoadedExample> {
  const [module] = await Promise.all([
    modules[exampleModuleOf[name]](),
    licensed && import('../../demos/run/index.license.ts'),
  ]);
  const example = module.examples[name];
  if (!example)
    throw new Error(
      `controls/examples/${exampleModuleOf[name]}.tsx: there is no example "${name}". Add it.`,
    );
  return { example, Provider: module.Provider };
}
