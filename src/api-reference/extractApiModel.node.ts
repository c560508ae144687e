import { loadHistories } from '../api-history/index.node.ts';
import { openStore } from '../build-tools/index.node.ts';
import { extractApi } from './extract.node.ts';
import { apiModelEntry } from './loadModel.node.ts';
import { withHistory } from './withHistory.ts';

// A program of its own: TypeScript is large, and whoever needs the model seldom has to make it.
const { kind, key } = apiModelEntry();
openStore().write(kind, key, JSON.stringify(withHistory(extractApi(), loadHistories())));
