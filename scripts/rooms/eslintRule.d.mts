import type { Rule } from 'eslint';

export const doorsRule: Rule.RuleModule;
