/** The first field inside that can be seen and filled in. */
export function firstField(inside: HTMLElement): HTMLElement | undefined {
  const fields = inside.querySelectorAll<HTMLElement>(
    'input:not([type="hidden"], [readonly]):enabled, select:enabled, textarea:enabled',
  )
  return [...fields].find((field) => field.checkVisibility())
}
