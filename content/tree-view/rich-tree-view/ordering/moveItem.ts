interface Item {
  id: string;
  children?: this[];
}

interface Position {
  parentId: string | null;
  index: number;
}

/** Returns the tree with one item moved. Unchanged branches keep their identity. */
export function moveItem<T extends Item>(items: T[], itemId: string, to: Position): T[] {
  let moved: T | undefined;

  const remove = (level: T[]): T[] =>
    level.flatMap((item) => {
      if (item.id === itemId) {
        moved = item;
        return [];
      }
      return [item.children ? { ...item, children: remove(item.children) } : item];
    });

  const insert = (level: T[], parentId: string | null): T[] => {
    const next = level.map((item) =>
      item.children || item.id === to.parentId
        ? { ...item, children: insert(item.children ?? [], item.id) }
        : item,
    );
    return parentId === to.parentId && moved ? next.toSpliced(to.index, 0, moved) : next;
  };

  return insert(remove(items), null);
}
