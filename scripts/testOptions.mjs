// What `npm test -- …` understands.

/** `--only unit,browser` and `--changed` or `--changed=main`; `parts`: all there are, in their usual order. */
export function readOptions(args, parts) {
  const options = { parts, changed: false, base: undefined };
  const rest = [...args];
  while (rest.length > 0) {
    const [flag, given] = split(rest.shift());
    if (flag === '--only') options.parts = chooseParts(given ?? rest.shift() ?? '', parts);
    else if (flag === '--changed') Object.assign(options, { changed: true, base: given });
    else
      throw new Error(
        `${flag}: there is no such option. Use --only ${parts.join(',')} or --changed.`,
      );
  }
  return options;
}

function split(argument) {
  const at = argument.indexOf('=');
  return at === -1 ? [argument] : [argument.slice(0, at), argument.slice(at + 1)];
}

function chooseParts(value, parts) {
  const names = value.split(',').filter((it) => it !== '');
  const unknown = names.find((it) => !parts.includes(it));
  if (names.length === 0 || unknown !== undefined) {
    throw new Error(
      `--only ${unknown ?? ''}: there is no such part. Choose from ${parts.join(',')}.`,
    );
  }
  return parts.filter((it) => names.includes(it));
}
