import { useMemo, type ComponentType } from 'react';
import {
  materialStorageManager,
  usePreference,
  usePreferenceStore,
} from '../../preferences/index.ts';
import { useReaderTheme } from '../run/index.ui.ts';
import type { RegistryModule } from './registry/types.ts';

/** An edited demo in the registry's own theme and styles, which follow the reader's preferences. */
export function editedDemo(Runtime: RegistryModule['Runtime'], Demo: ComponentType): ComponentType {
  return function EditedDemo() {
    const store = usePreferenceStore();
    const direction = usePreference('direction');
    const reader = useReaderTheme();
    const storageManager = useMemo(() => materialStorageManager(store), [store]);
    return (
      <Runtime direction={direction} storageManager={storageManager} reader={reader} isLayered>
        <Demo />
      </Runtime>
    );
  };
}
