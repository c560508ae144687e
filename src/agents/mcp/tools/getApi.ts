import { z } from 'zod';
import { nearestName } from '../../../links/index.ts';
import type { AgentApiEntry, AgentMember } from '../../agentApi.ts';
import { defineTool, planNote, productIds, shorten, text } from './tool.ts';

export const getApi = defineTool({
  name: 'get_api',
  title: 'API of a component or one prop',
  description:
    'Types, defaults and descriptions read from the packages: a component, interface, hook, event, selector or type, or one prop, slot or CSS class of it. Names that do not exist are answered with the nearest.',
  input: {
    name: text('"DataGrid", "GridColDef", "useGridApiRef", or with a member: "DataGrid.sortModel"'),
    member: text('A prop, member, slot or CSS class: "sortModel"').optional(),
    product: z
      .enum(productIds)
      .exclude(['introduction'])
      .optional()
      .describe('Which product, for a name that several have'),
  },
  run: async ({ name, member, product }, library) => {
    const all = await library.api();
    const entries = product ? all.filter((entry) => entry.product === product) : all;
    const [owner = '', dotted] = name.replace(/[<>/\s]/g, '').split('.');
    const entry = findEntry(entries, owner);
    const wanted = member ?? dotted;
    const { origin } = library.index;
    if (wanted !== undefined) return memberText(entry, wanted, origin);
    return shorten(entryText(entry, origin), `Ask for one member: "${entry.name}.…".`);
  },
});

function findEntry(entries: readonly AgentApiEntry[], name: string): AgentApiEntry {
  const exact = entries.filter((entry) => entry.name === name);
  const found =
    exact.find(({ path }) => path !== undefined) ??
    exact[0] ??
    entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
  if (found) return found;
  const owners = entries.filter(({ members = [] }) => members.some((item) => item.name === name));
  if (owners.length > 0) {
    const list = owners.slice(0, 12).map((owner) => `${owner.name}.${name}`);
    throw new Error(
      `"${name}" is a member and needs its owner. Ask for one of: ${list.join(', ')}.`,
    );
  }
  const nearest = nearestName(
    name,
    entries.map((entry) => entry.name),
  );
  throw new Error(
    `The packages export nothing called "${name}". ${nearest ? `The nearest is "${nearest}".` : 'search_docs finds what is similar.'}`,
  );
}

function memberText(entry: AgentApiEntry, wanted: string, origin: string): string {
  const { name: owner, path } = entry;
  const at = (prefix: string) => (path ? `\n\n${origin}${path}#${prefix}-${wanted}` : '');
  const member = entry.members?.find(({ name }) => name === wanted);
  if (member) {
    const facts = [
      `- Type: \`${member.type}\``,
      ...(member.default ? [`- Default: \`${member.default}\``] : []),
      ...(member.required ? ['- Required'] : []),
      ...(member.since ? [`- Since: ${member.since}`] : []),
      ...(member.call ?? []).map((each) => `- ${each}`),
    ];
    const old =
      member.deprecated === undefined ? '' : `${deprecation(member)}: ${member.deprecated}\n\n`;
    return `# ${owner}.${wanted}${planNote(member)}\n\n${old}${member.text}\n\n${facts.join('\n')}${at('prop')}`;
  }
  const slot = entry.slots?.find(({ name }) => name === wanted);
  if (slot) {
    const fallback = slot.default ? `\n\n- Default: \`${slot.default}\`` : '';
    return `# Slot ${wanted} of ${owner}${planNote(slot)}${sinceNote(slot)}\n\n${slot.text}${fallback}${at('slot')}`;
  }
  const rule = entry.classes?.find(({ name, className }) =>
    [name, className, className.replace(/^\./, '')].includes(wanted),
  );
  if (rule)
    return `# Class ${rule.className} of ${owner}${sinceNote(rule)}\n\nRule name: \`${rule.name}\`\n\n${rule.text}`;
  const known = [entry.members, entry.slots, entry.classes].flatMap((list) =>
    (list ?? []).map(({ name }) => name),
  );
  const nearest = nearestName(wanted, known);
  throw new Error(
    `${owner} has no prop, slot or class "${wanted}". ${nearest ? `The nearest is "${owner}.${nearest}".` : `get_api with "${owner}" lists what it has.`}`,
  );
}

function entryText(entry: AgentApiEntry, origin: string): string {
  const { kind, name, text: doc, deprecated, imports, signature, members, slots, classes } = entry;
  const list = (title: string, lines: string[] | undefined) =>
    lines && lines.length > 0 ? `## ${title}\n\n${lines.join('\n')}` : '';
  return [
    `# ${name}${planNote(entry)}${sinceNote(entry)}`,
    `A ${kind} of ${entry.product}.${entry.path ? ` <${origin}${entry.path}>` : ''}`,
    deprecated === undefined ? '' : `${deprecation(entry)}: ${deprecated}`,
    doc,
    imports && imports.length > 0 ? `\`\`\`ts\n${imports.join('\n')}\n\`\`\`` : '',
    signature ? `\`\`\`ts\n${signature}\n\`\`\`` : '',
    list(kind === 'component' ? 'Props' : 'Members', members?.map(memberLine)),
    list(
      'Slots',
      slots?.map(
        (slot) =>
          `- \`${slot.name}\`${planNote(slot)}${sinceNote(slot)}${slot.default ? ` = \`${slot.default}\`` : ''}: ${oneLine(slot.text)}`,
      ),
    ),
    list(
      'CSS classes',
      classes?.map(
        (rule) =>
          `- \`${rule.className}\` (\`${rule.name}\`)${sinceNote(rule)}: ${oneLine(rule.text)}`,
      ),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function sinceNote({ since }: { since?: string }): string {
  return since ? ` (since ${since})` : '';
}

function deprecation({ deprecatedSince }: { deprecatedSince?: string }): string {
  return deprecatedSince ? `Deprecated since ${deprecatedSince}` : 'Deprecated';
}

function memberLine(member: AgentMember): string {
  const marks = `${member.required ? ' (required)' : ''}${planNote(member)}${sinceNote(member)}`;
  const fallback = member.default ? ` = \`${member.default}\`` : '';
  const old =
    member.deprecated === undefined ? '' : `${deprecation(member)}: ${oneLine(member.deprecated)} `;
  return `- \`${member.name}\`${marks}: \`${member.type}\`${fallback}. ${old}${oneLine(member.text)}`.trim();
}

function oneLine(value: string): string {
  return value
    .replace(/```[\s\S]*?```/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
