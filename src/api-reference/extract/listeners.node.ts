import type { ApiComponent, ApiEvent, ApiType } from '../model.ts';

/** `GridEventListener<'rowClick'>` is less useful than the function type behind it. */
export function spellListeners(components: ApiComponent[], events: ApiEvent[]): void {
  const byName = new Map(events.map((event) => [`'${event.name}'`, event]));
  for (const { props } of components) {
    for (const prop of props) {
      if (prop.type.kind !== 'reference' || prop.type.name !== 'GridEventListener') continue;
      const [argument] = prop.type.args ?? [];
      const event = argument?.kind === 'literal' ? byName.get(argument.text) : undefined;
      if (event) prop.type = listenerOf(event);
    }
  }
}

const nothing: ApiType = { kind: 'keyword', name: 'undefined' };

function listenerOf({ parameters, event }: ApiEvent): ApiType {
  return {
    kind: 'function',
    parameters: [
      { name: 'params', type: parameters ?? nothing },
      {
        name: 'event',
        type: {
          kind: 'reference',
          name: 'MuiEvent',
          ...(event && { args: [event] }),
        },
      },
      {
        name: 'details',
        type: {
          kind: 'reference',
          name: 'GridCallbackDetails',
          target: 'data-grid:GridCallbackDetails',
        },
      },
    ],
    returns: { kind: 'keyword', name: 'void' },
  };
}
