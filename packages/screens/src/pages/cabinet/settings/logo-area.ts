/** The crop of a picture that becomes a logo: its shape, zoom, and position (0 to 1 on each axis). */
export interface LogoChoice {
  readonly shape: LogoShape
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export type LogoShape = 'own' | 'wide' | 'square'

interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels of the picture. */
export interface LogoArea extends Size {
  readonly left: number
  readonly top: number
}

export const MOST_ZOOM = 5

/** A strip of paper holds no longer or narrower picture. */
const SHAPES = { least: 1 / 2, most: 5 } as const
/** Pixels: more would not be seen at 60 mm. */
const LONGEST_SIDE = 1200
/** Pixels, as the contract wants them. */
const SHORTEST_SIDE = 32

const ratioOf = (shape: LogoShape, { width, height }: Size): number => {
  if (shape === 'wide') return 3
  if (shape === 'square') return 1
  return Math.min(SHAPES.most, Math.max(SHAPES.least, width / height))
}

/** The chosen piece: the largest of its shape that the picture holds, divided by the zoom. */
export function logoArea(picture: Size, { shape, zoom, x, y }: LogoChoice): LogoArea {
  const ratio = ratioOf(shape, picture)
  const near = Math.min(MOST_ZOOM, Math.max(1, zoom))
  const width = Math.min(picture.width, picture.height * ratio) / near
  const height = width / ratio
  return {
    left: (picture.width - width) * within(x),
    top: (picture.height - height) * within(y),
    width,
    height,
  }
}

/** Size of the picture that is sent: never larger than the crop itself, unless that is too small to be rendered. */
export function logoSize({ width, height }: Size): Size {
  const down = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const up = Math.max(1, SHORTEST_SIDE / (Math.min(width, height) * down))
  return { width: Math.round(width * down * up), height: Math.round(height * down * up) }
}

/** The choice after the piece was pulled by so many pixels of the picture; an edge stops it. */
export function pulled(picture: Size, choice: LogoChoice, dx: number, dy: number): LogoChoice {
  const { left, top, width, height } = logoArea(picture, choice)
  const share = (at: number, room: number) => (room <= 0 ? 0.5 : within(at / room))
  return {
    ...choice,
    x: share(left - dx, picture.width - width),
    y: share(top - dy, picture.height - height),
  }
}

const within = (share: number): number => Math.min(1, Math.max(0, share))
