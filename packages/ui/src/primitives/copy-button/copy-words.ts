/** What a screen reader hears. */
export const copyWords = {
  idle: '',
  copied: 'Скопировано',
  refused: 'Не удалось скопировать: выделите текст и скопируйте сами',
}
