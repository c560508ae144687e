// Asked for by the language and by the compiled code itself.
const silent = new Set(['__esModule', 'then', 'default']);

/**
 * A package's module for compiled code. A name that it does not export throws at its use, with the
 * name, where it would otherwise be `undefined` and fail later and elsewhere.
 */
export function strictModule(specifier: string, module: object): unknown {
  const exports: Record<string, unknown> = { ...module, __esModule: true };
  return new Proxy(exports, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target) && !silent.has(name))
        throw new TypeError(`'${specifier}' has no export '${name}'.`);
      return Reflect.get(target, name);
    },
  });
}
