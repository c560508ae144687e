export interface MeasuredComponent {
  name: string;
  package: string;
}

/** Lower packages export what their plan lacks too, as a component that throws or draws nothing. */
export function isReal({ name, package: from }: MeasuredComponent): boolean {
  if (name.endsWith('Premium')) return from.endsWith('-premium');
  return !name.endsWith('Pro') || /-(pro|premium)$/.test(from);
}
