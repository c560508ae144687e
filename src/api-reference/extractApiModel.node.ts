import { loadHistories } from '../api-history/index.node.ts';
import { openStore } from '../build-tools/index.node.ts';
import { extractApi } from './extract.node.ts';
import { apiModelEntry } from './loadModel.node.ts';
import { withHistory } from './withHistory.ts';

// A separate program: TypeScript is slow to load, and the model is usually in the store.
const { kind, key } = apiModelEntry();
openStore().write(kind, key, JSON.stringify(withHistory(extractApi(), loadHistories())));
