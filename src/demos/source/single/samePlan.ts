const COMMUNITY = /^@mui\/x-(?:data-grid|date-pickers|charts|tree-view)$/;

/**
 * The package from which another file of a demo imports: the plan that the demo itself uses, which has
 * all names of the lower ones. A reader installs one package, and no name is there twice.
 */
export function samePlan(source: string, demoPackages: ReadonlySet<string>): string {
  if (!COMMUNITY.test(source) || demoPackages.has(source)) return source;
  return [`${source}-premium`, `${source}-pro`].find((plan) => demoPackages.has(plan)) ?? source;
}
