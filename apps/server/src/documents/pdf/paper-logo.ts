/** A picture for the head of a document; sides are pixels. */
export interface PaperLogo {
  /** A PNG. */
  readonly base64: string
  readonly width: number
  readonly height: number
}

/** The place of a logo on paper, millimetres. */
export interface LogoBox {
  readonly width: number
  readonly height: number
  /** Alternative text for readers who do not see the picture. */
  readonly alt: string
}

const MOST_WIDTH = 60
const MOST_HEIGHT = 18

/** As large as the head of a page has room for, in its own shape. */
export function logoBox({ width, height }: PaperLogo): LogoBox {
  const scale = Math.min(MOST_WIDTH / width, MOST_HEIGHT / height)
  return { width: round(width * scale), height: round(height * scale), alt: 'Логотип заказчика отчета' }
}

const round = (millimetres: number): number => Math.round(millimetres * 100) / 100
