import type { ComponentType, ReactNode } from 'react';
import { stageOf, type MainComponent, type StageModule } from './mainComponents.ts';
import type { Stage } from './stage.tsx';

interface Module {
  stages: Record<string, Stage>;
  Provider?: ComponentType<{ children: ReactNode }>;
}

export interface LoadedStage {
  stage: Stage;
  Provider?: ComponentType<{ children: ReactNode }> | undefined;
}

const modules: Record<StageModule, () => Promise<Module>> = {
  dataGrid: () => import('./stages/dataGrid.tsx'),
  dataGridPro: () => import('./stages/dataGridPro.tsx'),
  dataGridPremium: () => import('./stages/dataGridPremium.tsx'),
  pickers: () => import('./stages/pickers.tsx'),
  pickersPro: () => import('./stages/pickersPro.tsx'),
  charts: () => import('./stages/charts.tsx'),
  chartsPro: () => import('./stages/chartsPro.tsx'),
  treeView: () => import('./stages/treeView.tsx'),
};

export async function loadStage(name: MainComponent, licensed: boolean): Promise<LoadedStage> {
  const [module] = await Promise.all([
    modules[stageOf[name]](),
    licensed && import('../../demos/run/index.licence.ts'),
  ]);
  const stage = module.stages[name];
  if (!stage)
    throw new Error(`controls/stages/${stageOf[name]}.tsx: there is no stage "${name}". Add it.`);
  return { stage, Provider: module.Provider };
}
