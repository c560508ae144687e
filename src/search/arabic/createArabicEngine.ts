import {
  createEngine,
  type Answer,
  type Query,
  type Result,
  type SearchEngine,
} from '../engine/createEngine.ts';
import {
  fromShard,
  textKey,
  type IndexedEntry,
  type NamesShard,
  type TextsShard,
} from '../engine/shards.ts';
import { createArabicHighlighter } from './excerpt.ts';
import { arabicLetters, normalize, wordForm } from './normalize.ts';

type Written = Pick<IndexedEntry, 'name' | 'pageTitle' | 'trail' | 'text'>;

/**
 * The engine over normalized words. It ranks as it does in English; only what goes in and what comes out
 * differs: names, texts and queries are normalized, and results have the words as they were written.
 */
export function createArabicEngine(): SearchEngine {
  const engine = createEngine();
  const written = new Map<string, Written>();
  const texts = new Map<string, string>();
  /** A written word for each form, for suggestions. */
  const spelled = new Map<string, string>();

  function addNames(shard: NamesShard): void {
    for (const entry of fromShard(shard)) {
      if (!arabicLetters.test(entry.name + entry.pageTitle + entry.trail.join(''))) continue;
      written.set(keyOf({ ...entry, name: normalize(entry.name) }), entry);
      for (const word of entry.name.split(/[^\p{L}\p{M}\p{N}]+/u)) {
        if (arabicLetters.test(word)) spelled.set(wordForm(word), word);
      }
    }
    engine.addNames({
      ...shard,
      pages: shard.pages.map(([path, title, ...rest]) => [path, normalize(title), ...rest]),
      entries: shard.entries.map(([page, kind, id, name, text, plan, keywords]) => {
        const row: NamesShard['entries'][number] = [page, kind, id, normalize(name), text];
        if (plan !== undefined) row.push(plan);
        if (keywords !== undefined) row.push(normalize(keywords));
        return row;
      }),
    });
  }

  function addTexts(shard: TextsShard): void {
    const from = shard.from ?? 0;
    shard.texts.forEach((text, index) => {
      if (arabicLetters.test(text)) texts.set(textKey(shard.product, from + index), text);
    });
    engine.addTexts({ ...shard, texts: shard.texts.map(normalize) });
  }

  function search(query: Query): Answer {
    const asked = normalize(query.query);
    const answer = engine.search({ ...query, query: asked });
    const highlight = createArabicHighlighter(asked);
    const asWritten = (result: Result): Result => {
      const found = written.get(keyOf(result));
      if (!found) return result;
      const { name, pageTitle, trail } = found;
      const text = texts.get(found.text);
      const excerpt = text ? highlight(text, query.excerptLength ?? 160) : result.excerpt;
      return { ...result, name, pageTitle, trail, nameParts: highlight(name, 200), excerpt };
    };
    return {
      ...answer,
      results: answer.results.map(asWritten),
      suggestions: answer.suggestions.map((line) =>
        line.replace(/\S+/g, (word) => spelled.get(word) ?? word),
      ),
    };
  }

  return { addNames, addTexts, search };
}

const keyOf = ({ path, kind, id, name }: Pick<Result, 'path' | 'kind' | 'id' | 'name'>) =>
  `${path} ${kind} ${id} ${name}`;
