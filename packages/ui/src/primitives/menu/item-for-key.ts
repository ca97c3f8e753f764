/**
 * Which item of a menu a key leads to, or undefined when the key is not one of its. Arrows go round; a letter leads to
 * the next item that begins with it. `current` is -1 while no item has the focus.
 */
export function itemForKey(key: string, labels: readonly string[], current: number): number | undefined {
  const last = labels.length - 1
  switch (key) {
    case 'ArrowDown':
      return current >= last ? 0 : current + 1
    case 'ArrowUp':
      return current <= 0 ? last : current - 1
    case 'Home':
      return 0
    case 'End':
      return last
  }
  if ([...key].length > 1 || key === ' ') return undefined
  const order = labels.map((_, step) => (current + 1 + step) % labels.length)
  const letter = key.toLocaleLowerCase('ru')
  return order.find((place) => labels[place]?.toLocaleLowerCase('ru').startsWith(letter))
}
