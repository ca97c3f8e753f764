/**
 * The tab that a key leads to from the open one: arrows go round, Home and End to the ends, those that are disabled are
 * passed over. Undefined for a key that moves nothing.
 */
export function nextTab(
  key: string,
  tabs: readonly { value: string; disabled?: boolean }[],
  from: string,
): string | undefined {
  const open = tabs.filter(({ disabled, value }) => !disabled || value === from).map(({ value }) => value)
  const here = open.indexOf(from)
  switch (key) {
    case 'ArrowRight':
      return open.at((here + 1) % open.length)
    case 'ArrowLeft':
      return open.at(Math.max(here, 0) - 1)
    case 'Home':
      return open[0]
    case 'End':
      return open.at(-1)
    default:
      return undefined
  }
}
