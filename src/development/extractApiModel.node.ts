import { loadApiModel } from '../api-reference/loadModel.node.ts';

// A program: keeps the model for the server that started it.
loadApiModel();
