/* Small pictures of our own, one for an article. Lines are on a field of 24 by 24. */

const LINES = {
  document: 'M6 2h8l5 5v15H6zM14 2v5h5M9 12h7M9 15h7M9 18h4',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v3',
  key: 'M8 12a4 4 0 1 0 0 .01M8 12h14M18 12v4M21 12v3',
  coins:
    'M4 7a5 2 0 1 0 10 0 5 2 0 1 0-10 0v5c0 1 2 2 5 2M14 7v3M10 16a5 2 0 1 0 10 0 5 2 0 1 0-10 0v4c0 1 2 2 5 2s5-1 5-2v-4',
  pie: 'M12 3a9 9 0 1 0 9 9h-9zM15 2a8 8 0 0 1 7 7h-7z',
  stamp: 'M9 3h6v4l-1 5h5v4H5v-4h5L9 7zM5 20h14',
  family: 'M5 5a3 3 0 1 0 0-.01M15 9a2 2 0 1 0 0-.01M3 21v-5a5 5 0 0 1 10 0v5M14 21v-5a3 3 0 0 1 6 0v5',
  car: 'M3 16v-4l3-6h11l3 6v4zM3 12h17M6 16a2 2 0 1 0 .01 0M17 16a2 2 0 1 0 .01 0',
  scales: 'M12 3v18M7 21h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z',
  card: 'M2 5h20v14H2zM6 15a3 3 0 0 1 6 0M7.5 9a1.5 1.5 0 1 0 0-.01M14 10h5M14 14h5',
  question: 'M12 3a9 9 0 1 0 .01 0M9 10a3 3 0 1 1 4 2.5c-1 .4-1 1-1 2M12 17v.5',
  timeline: 'M3 12h18M6 9v6M12 6v12M18 9v6',
  door: 'M6 21V3h12v18M3 21h18M15 12v1',
  shield: 'M12 2l8 3v6c0 5-3 9-8 11-5-2-8-6-8-11V5zM8 12l3 3 5-6',
  magnifier: 'M10 3a7 7 0 1 0 .01 0M15 15l6 6M7 10l2 2 4-4',
  bank: 'M3 9l9-6 9 6zM6 9v9M10 9v9M14 9v9M18 9v9M3 21h18',
  receipt: 'M5 21V3h14v8M8 8h8M8 12h4M5 21h7M14 21l1-4 5-5 3 3-5 5z',
  signature: 'M3 17c4-9 7-9 6-3-1 4 2 5 4 0 2-4 3-2 4 1l4-2M3 21h18',
  percent: 'M5 19L19 5M7 4a3 3 0 1 0 .01 0M17 14a3 3 0 1 0 .01 0',
  digits: 'M2 7h20v10H2zM7 7v10M12 7v10M17 7v10M4 12h1M9 12h1M14 12h1M19 12h1',
} as const

/** Name of a drawing. */
export type Drawing = keyof typeof LINES

/** All drawings. */
export const DRAWINGS = Object.keys(LINES) as readonly Drawing[]

/** Whether there is a drawing of this name. */
export const isDrawing = (name: string): name is Drawing => Object.hasOwn(LINES, name)

const LABELS: Readonly<Record<Drawing, string>> = {
  document: 'Документ',
  lock: 'Замок',
  key: 'Ключ',
  coins: 'Монеты',
  pie: 'Доля',
  stamp: 'Печать',
  family: 'Семья',
  car: 'Машина',
  scales: 'Весы',
  card: 'Карточка человека',
  question: 'Вопрос',
  timeline: 'Линия времени',
  door: 'Дверь',
  shield: 'Щит',
  magnifier: 'Лупа',
  bank: 'Банк',
  receipt: 'Расписка',
  signature: 'Подпись',
  percent: 'Процент',
  digits: 'Цифры',
}

/** What a drawing shows, in Russian. */
export const drawingLabel = (drawing: Drawing): string => LABELS[drawing]

/** A small picture of our own as an address that carries it: no file to serve. */
export function drawingUrl(name: Drawing): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="#eef2f5" d="M0 0h160v90H0z"/>` +
    `<path transform="translate(50 15)scale(2.5)" fill="none" stroke="#1f4d6b" stroke-width="1.2" ` +
    `stroke-linecap="round" stroke-linejoin="round" d="${LINES[name]}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
