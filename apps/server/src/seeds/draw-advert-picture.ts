/** What the pictures of the demo world show, in their order. */
export const ADVERT_PICTURES = ['план квартиры', 'дом', 'комната'] as const

interface PicturedFlat {
  readonly rooms: number | null
  readonly floor: number | null
  /** Square metres. */
  readonly area: number
}

const WIDTH = 640
const HEIGHT = 480
const INK = '#1b2a41'
const PAPER = '#f6f8fb'
const FILL = '#dfe7f2'
const CHOSEN = '#2f6bed'

/** A drawing in place of a photo, so that no real flat is shown. Undefined for a number that has no drawing. */
export function drawAdvertPicture(at: number, flat: PicturedFlat): string | undefined {
  const draw = [drawFlatPlan, drawHouse, drawRoom][at]
  if (!draw) return undefined
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${draw(flat)}` +
    `<text x="20" y="${HEIGHT - 16}" font-family="sans-serif" font-size="15" fill="${INK}">Рисунок, демонстрационные данные</text></svg>`
  )
}

/** Rooms side by side in proportion, the kitchen and the bath below them. */
function drawFlatPlan({ rooms, area }: PicturedFlat): string {
  const count = Math.min(6, Math.max(1, rooms ?? 1))
  const width = Math.min(540, 220 + area * 3.5)
  const left = (WIDTH - width) / 2
  const step = width / count
  const living = Array.from({ length: count }, (_, at) => {
    const x = left + at * step
    return box(x, 60, step, 170) + label(x + step / 2, 150, count === 1 ? 'комната' : `комната ${at + 1}`)
  })
  const kitchen = box(left, 230, width * 0.55, 130) + label(left + width * 0.275, 300, 'кухня')
  const bath = box(left + width * 0.55, 230, width * 0.45, 130) + label(left + width * 0.775, 300, 'санузел')
  return living.join('') + kitchen + bath
}

/** The front of a house; the windows of the flat's floor are filled. */
function drawHouse({ floor }: PicturedFlat): string {
  const floors = Math.max(5, Math.min(12, floor ?? 5))
  const height = 300 / floors
  const windows = Array.from({ length: floors }, (_, up) => {
    const y = 350 - (up + 1) * height
    return Array.from({ length: 8 }, (__, at) => {
      const fill = up + 1 === floor ? CHOSEN : FILL
      return `<rect x="${155 + at * 42}" y="${round(y + height * 0.2)}" width="26" height="${round(height * 0.55)}" fill="${fill}"/>`
    }).join('')
  })
  return `${box(140, 50, 360, 300)}${windows.join('')}<path d="M60 350H580" stroke="${INK}" stroke-width="3"/>`
}

/** A window between two walls, as wide as the room is large. */
function drawRoom({ area }: PicturedFlat): string {
  const half = Math.min(220, 110 + area)
  const [left, right] = [round(WIDTH / 2 - half), round(WIDTH / 2 + half)]
  return (
    `<path d="M0 0L${left} 70V290L0 400M${WIDTH} 0L${right} 70V290L${WIDTH} 400M${left} 70H${right}M${left} 290H${right}" fill="none" stroke="${INK}" stroke-width="3"/>` +
    `<rect x="250" y="110" width="140" height="120" fill="${FILL}" stroke="${INK}" stroke-width="3"/>` +
    `<path d="M320 110V230M250 170H390" stroke="${INK}" stroke-width="3"/>`
  )
}

const box = (x: number, y: number, width: number, height: number) =>
  `<rect x="${round(x)}" y="${y}" width="${round(width)}" height="${height}" fill="#fff" stroke="${INK}" stroke-width="4"/>`

const label = (x: number, y: number, words: string) =>
  `<text x="${round(x)}" y="${y}" text-anchor="middle" font-family="sans-serif" font-size="15" fill="${INK}">${words}</text>`

const round = (value: number) => Math.round(value * 10) / 10
