import type drawings from 'drawings:corto';
import { createElement, type ReactNode } from 'react';

type Drawn = (typeof drawings)[string]['rojo'];

/** Says nothing: the sentence beside it is its name. */
export function Drawing({ of: [tag, attributes, children] }: { of: Drawn }) {
  const hidden = { ...attributes, 'aria-hidden': true, focusable: false };
  return createElement(tag, hidden, ...(children ?? []).map(toNode));
}

function toNode([tag, attributes, children]: Drawn): ReactNode {
  return createElement(tag, attributes, ...(children ?? []).map(toNode));
}
