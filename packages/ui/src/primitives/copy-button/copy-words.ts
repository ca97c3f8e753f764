/** What a screen reader hears. */
export const copyWords = {
  idle: '',
  copied: 'Скопировано',
  refused: 'Не\u00a0удалось скопировать: выделите текст и\u00a0скопируйте сами',
}
