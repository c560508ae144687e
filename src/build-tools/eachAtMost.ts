/** Runs a task for each item, at most some at a time, and fails with the first failure. */
export async function eachAtMost<Item>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = [...items];
  await Promise.all(
    Array.from({ length: Math.min(atOnce, rest.length) }, async () => {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await task(item);
    }),
  );
}
