import type { ApiComponent } from '../model.ts';

export function hasControls(_component: ApiComponent): boolean {
  return false;
}
