interface Level {
  own: string
  inherited: { color?: string; background?: string }
}

const PROPERTY = /(?<![\w-])(color|background|backgroundColor): vars\.color\.(\w+)/g

/**
 * Pairs of colour tokens that a style sets on one another, «ink on paper»: both in one block, or one of them in a state
 * of it. Decorative boxes without text (`content: '""'`) are left out.
 */
export function findColourPairs(source: string): string[] {
  const pairs = new Set<string>()
  const stack: Level[] = [{ own: '', inherited: {} }]
  for (const character of source) {
    const level = stack.at(-1)!
    if (character === '{') {
      stack.push({ own: '', inherited: { ...level.inherited, ...colours(level.own) } })
    } else if (character === '}') {
      stack.pop()
      const { color, background } = { ...level.inherited, ...colours(level.own) }
      if (color && background && !level.own.includes(`content: '""'`)) pairs.add(`${color} on ${background}`)
    } else {
      level.own += character
    }
  }
  return [...pairs]
}

function colours(own: string): Level['inherited'] {
  return Object.fromEntries(
    [...own.matchAll(PROPERTY)].map(([, property, token]) => [
      property === 'color' ? 'color' : 'background',
      token,
    ]),
  )
}
