/** Texts for screen readers. */
export const copyWords = {
  idle: '',
  copied: 'Скопировано',
  refused: 'Не удалось скопировать: выделите текст и скопируйте сами',
}
