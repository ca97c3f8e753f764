/** A background that a style sets: the token, and the colour of the focus ring that the same block sets with it. */
export interface Ground {
  token: string
  ring: string | undefined
}

const BACKGROUND = /(?<![\w-])(?:background|backgroundColor): vars\.color\.(\w+)/
const RING = /\[ring\]: vars\.color\.(\w+)/

/**
 * Backgrounds of a style source, one by one. A state of a block (`:hover`) inherits the ring of its block; decorative
 * boxes without text (`content: '""'`) cannot contain the focus and are left out.
 */
export function findGrounds(source: string): Ground[] {
  const grounds: Ground[] = []
  const open: { own: string; ring: string | undefined }[] = [{ own: '', ring: undefined }]
  for (const character of source) {
    const block = open.at(-1)!
    if (character === '{') open.push({ own: '', ring: block.ring })
    else if (character !== '}') block.own += character
    else {
      open.pop()
      const parent = open.at(-1)
      const ring = RING.exec(block.own)?.[1] ?? block.ring
      // `vars: { [ring]: … }` is a block within the one that it belongs to.
      if (parent && /\bvars: $/.test(parent.own)) parent.ring = ring
      const token = BACKGROUND.exec(block.own)?.[1]
      if (token && !block.own.includes(`content: '""'`)) grounds.push({ token, ring })
    }
  }
  return grounds
}
