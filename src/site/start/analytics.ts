import type { Table } from '../../table/table'

export type Analytics = NonNullable<Table['analytics']>

/** Adds the owner's script for analytics, with its `data-` attributes, to the page. */
export function addAnalytics({ script: src, data = {} }: Analytics): void {
  const script = Object.assign(document.createElement('script'), { src })
  for (const [name, value] of Object.entries(data)) script.setAttribute(`data-${name}`, value)
  document.head.append(script)
}
