import type { CarZone } from '@proverka/domain/views'

export const CAR_BODY =
  'M34 22H76C92 22 99 34 100 54L102 120V176L99 232C98 246 90 252 76 252H34C20 252 12 246 11 232L8 176V120L10 54C11 34 18 22 34 22Z'

/** Windscreen, rear window, the edges of the roof and the doors. */
export const CAR_LINES = [
  'M22 98C40 88 70 88 88 98L82 120C64 114 46 114 28 120Z',
  'M28 200C46 206 64 206 82 200L87 218C68 226 42 226 23 218Z',
  'M28 120V200',
  'M82 120V200',
  'M9 160H28',
  'M82 160H101',
  'M8 104L2 100',
  'M102 104L108 100',
] as const

/** The area of each part; what exceeds the body is clipped. */
export const CAR_ZONES: { readonly [zone in CarZone]: string } = {
  front: 'M0 18H110V58H0Z',
  'front-left': 'M0 18H55V58L28 90H0Z',
  'front-right': 'M110 18H55V58L82 90H110Z',
  left: 'M0 90H28V228H0Z',
  right: 'M110 90H82V228H110Z',
  rear: 'M0 228H110V258H0Z',
  'rear-left': 'M0 196H28L55 228V258H0Z',
  'rear-right': 'M110 196H82L55 228V258H110Z',
  roof: 'M28 120H82V200H28Z',
}
