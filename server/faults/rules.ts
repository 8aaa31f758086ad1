import { LIST_RULES } from './listRules.ts';
import type { Rule } from './rule.ts';
import { TEXT_RULES } from './textRules.ts';

/** By the names that stand as messages in contract/ and server/blog/story.ts. */
export const RULES: Record<string, Rule> = { ...TEXT_RULES, ...LIST_RULES };
