declare module 'virtual:cases' {
  export const cases: Record<string, () => Promise<{ default: import('react').ComponentType }>>;
}
