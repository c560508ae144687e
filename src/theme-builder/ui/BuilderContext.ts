import { createContext, useContext } from 'react';
import type { ThemeBuilderStrings } from '../../language/index.ts';
import type { ThemeBuilderProps } from '../ThemeBuilder.tsx';

export const BuilderContext = createContext<ThemeBuilderProps | null>(null);

function useBuilder(): ThemeBuilderProps {
  const value = useContext(BuilderContext);
  if (value === null)
    throw new Error('useTexts: there is no theme builder here. Render it inside <Workbench>.');
  return value;
}

/** The builder's texts. */
export const useTexts = (): ThemeBuilderStrings => useBuilder().strings;

export const useApiPages = () => useBuilder().apiPages;
